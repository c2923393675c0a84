# twins.py PROGRAM PAIRS [--leaky] - the same table in two servers that differ in nothing but what
# somebody has done in secret: whoever must not know it is sent the same bytes by both.
#
# Tables are played to a question that is answered under seal; then the store is copied, and a second
# server goes on with the copy. In one of them the second seat seals something else than in the other,
# in more or fewer steps. Until all is opened everything that the first seat and somebody who looks on
# are sent must be the same: whole tables, news, choices, who is asked, reasons and refusals, undo,
# chat, notes, proposals, replays, plans, the list of tables. What is tried on a plan comes by chance:
# it must not agree with its own server more often than with the other.
#
# --leaky: PROGRAM lets it out by each way in turn (leaky.c), and must be found out.
#
# SPDX-License-Identifier: MIT
import json
import os
import random
import re
import shutil
import signal
import sys

from client import Server

WAYS = ["view", "delta", "choices", "errors", "undo", "asked", "replay", "rewind", "planning", "chat",
        "lobby"]
TABLES = 8
PLANS = 2


class Difference(Exception):
    """Somebody was told what he must not know."""


def plain(text):
    """As it was sent, but for the time of day."""
    return re.sub(rb'"at":\d{9,}', b'"at":0', text)


class Twin:
    """One of the two tables, and all who sit there."""

    def __init__(self, server, made):
        self.server, self.table = server, made["table"]
        self.ada, self.bob = (server.sit(s["token"]) for s in made["seats"])
        self.watcher = server.sit(made["watch"])
        for one in (self.ada, self.bob, self.watcher):
            one.hello(lang="en")
        for one in (self.ada, self.bob, self.watcher):
            one.begun()
        self.http = []

    def seal(self, steps):
        """Bob does these in secret, and seals them."""
        for action in steps + ["seal"]:
            answer = self.bob.act(action)
            assert answer["ok"], (action, answer)
        for one in (self.ada, self.watcher):
            while one.document["seats"]["1"].get("must"):
                one.take(one.receive())

    def get(self, path, **headers):
        status, _, data = self.server.request("GET", path, **headers)
        self.http.append(b"%d %s" % (status, data))

    def sent(self):
        """All that came to those who must not know, by whom it came to."""
        for one in (self.ada, self.watcher):
            one.catch_up(0.05)
        out = {"seat 0": [plain(text) for text in self.ada.raw], "http": self.http,
               "who looks on": [plain(text) for text in self.watcher.raw]}
        self.ada.raw, self.watcher.raw, self.http = [], [], []
        return out

    def close(self):
        for one in (self.ada, self.bob, self.watcher):
            one.close()


def heard(twin, one, wanted):
    """One of them has said something: until another hears it."""
    one.take(one.until(wanted))


def ask_everything(twin):
    """Whatever a page can ask for, by the one who must not know."""
    ada, bob, watcher = twin.ada, twin.bob, twin.watcher
    choices = ada.choices()
    for action in choices + ["no such action", "bid 99", "bid gold", "take 7", "seal now"]:
        ada.ask("why", action=action)
    zones = list(ada.document["zones"])
    for zone in zones[:6]:
        items = ada.document["zones"][zone].get("items") or [{}]
        ada.ask("why", zone=zone, kind=items[0].get("kind", "gold"))
        ada.ask("means", zone=zone, kind=items[0].get("kind", "gold"))
        ada.ask("reach", **{"from": zone, "pieces": [items[0].get("kind", "gold")]})
    for do in ("undo", "redo", "journal", "replay"):
        ada.ask(do)
        watcher.ask(do)
    ada.ask("replay", **{"as": 1})
    ada.ask("replay", **{"from": 3})
    ada.ask("hint", now=True)
    for action in ("no such action", "bid 99", "take 1"):
        ada.ask("apply", action=action)
    ada.ask("plan", known="")
    ada.ask("plan", action="no such action")
    ada.ask("plan", end=True)
    ada.ask("note", text="he has sealed something")
    for one, text in ((bob, "I have sealed mine"), (ada, "so you say"), (watcher, "who bids more?")):
        one.ask("chat", text=text)
        for other in {ada, watcher} - {one}:
            other.until(lambda m: any(c and c.get("text", "").startswith(text)
                                      for c in (m.get("chat") or {}).values()))
    last = len([1 for one in bob.ask("replay")["frames"] if "patch" in str(one)])  # his sealing
    for by, what, more in ((ada, "end", {}), (ada, "rewind", {"to": 0}), (bob, "rewind", {"to": last}),
                           (bob, "rewind", {"to": last - 1}),
                           (ada, "replace", {"seat": 1, "with": "bot"})):
        by.ask("propose", what=what, **more)
        told = bob.until(lambda m: any(p and p["what"] == what
                                       for p in (m.get("proposals") or {}).values()))
        for number in [n for n, p in told["proposals"].items() if p]:
            bob.ask("refuse", n=int(number))
            ada.until(lambda m: number in (m.get("proposals") or {})
                      and not m["proposals"][number])
    for lang in ("fr", "en"):
        ada.ask("speak", lang=lang)
        ada.take(ada.until("table"))
        watcher.ask("speak", lang=lang)
        watcher.take(watcher.until("table"))
    twin.get("/tables")
    for seat in ("0", "watch"):
        twin.get("/t/%s/%s/journal" % (twin.table, seat))
        twin.get("/t/%s/%s/ws" % (twin.table, seat))


def come_back(twin):
    """Bob thinks again and goes; the first seat and the watcher come anew."""
    bob = twin.bob
    bob.ask("leave")
    for one in (twin.ada, twin.watcher):
        one.until(lambda m: (m.get("players") or {}).get("1", {}).get("here", 0) is None)
    for one in (twin.ada, twin.watcher):
        one.hello(lang="en")


def plans_of(twin):
    """What comes of sealing something on a plan."""
    out = []
    for _ in range(PLANS):
        twin.ada.ask("plan", known="")
        answer = twin.ada.ask("plan", action="seal")
        assert answer["ok"], answer
        out.append(json.dumps([answer["patch"], answer["events"]], sort_keys=True))
        twin.ada.ask("plan", end=True)
    return out


def secrets_of(choices):
    """Two lists of steps in secret that are not the same."""
    def one():
        kinds = [c for c in choices if c != "seal" and not c.startswith("take ")]
        verbs = {}
        for action in random.sample(kinds, len(kinds)):
            verbs.setdefault(action.split()[0], action)
        return random.sample(sorted(verbs.values()), random.randrange(0, min(3, len(verbs)) + 1))
    first, second = one(), one()
    while sorted(first) == sorted(second):
        second = one()
    return first, second


def to_a_seal(server):
    """A table of two whose seats have to seal something."""
    while True:
        made, players = server.table("auction", ["person", "person"], hints=True)
        for _ in range(random.randrange(1, 30) + 30):
            for player in players:
                player.catch_up(0.005)
            if players[0].document.get("result"):
                break
            if all(player.must() and "seal" in player.choices() for player in players):
                if random.random() < 0.6:
                    choices = players[1].choices()
                    for player in players:
                        player.close()
                    return made, choices
            player = next((p for p in players if p.must() and p.choices()), None)
            if player:
                real = [c for c in player.choices() if not c.startswith("take ")]  # of leaky.c
                answer = player.act(random.choice(real))
                assert answer["ok"], answer
        for player in players:
            player.close()


def compare(one, other, what, count):
    first, second = one.sent(), other.sent()
    for who in first:
        for mine, theirs in zip(first[who], second[who]):
            if mine != theirs:
                at = next((i for i, pair in enumerate(zip(mine, theirs)) if pair[0] != pair[1]), 0)
                raise Difference("%s, %s: %s | %s" % (what, who, mine[max(0, at - 90):at + 60],
                                                      theirs[max(0, at - 90):at + 60]))
            name = "http"
            if who != "http":
                read = json.loads(mine)
                name = read.get("type") or "answer"
            count[name] = count.get(name, 0) + 1
        if len(first[who]) != len(second[who]):
            raise Difference("%s: %s is told more often" % (what, who))


def twins(program, count, agree):
    """Some tables and their twins; counts what was compared, and plans that agree."""
    first = Server(program, "--pace", "100000")
    made = [to_a_seal(first) for _ in range(TABLES)]
    first.kill(signal.SIGTERM)
    second = Server(program, "--pace", "100000")
    second.kill(signal.SIGTERM)
    shutil.copy(first.store, second.store)
    servers = (first, second)
    try:
        for server in servers:
            server.start()
        for table, choices in made:
            pair = [Twin(server, table) for server in servers]
            compare(*pair, "coming", count)
            for twin, steps in zip(pair, secrets_of(choices)):
                twin.seal(list(steps))
            compare(*pair, "sealing", count)
            for twin in pair:
                ask_everything(twin)
            compare(*pair, "asking", count)
            plans = [plans_of(twin) for twin in pair]
            agree["own"] += sum(len(set(one)) == 1 for one in plans)
            agree["other"] += sum(mine == theirs for mine, theirs in zip(*plans))
            agree["all"] += 2
            for twin in pair:
                twin.ada.raw = []
                come_back(twin)
            compare(*pair, "coming back", count)
            for twin in pair:
                twin.close()
    finally:
        for server in servers:
            server.close()


def search(program, pairs):
    count, agree = {}, {"own": 0, "other": 0, "all": 0}
    while sum(count.values()) < pairs:
        twins(program, count, agree)
    for kind in ("table", "news", "room", "answer", "http"):
        assert count.get(kind), "none of these was compared: " + kind
    # What a plan shows of the sealed answer agrees with another plan of the same server as often as
    # with one of the other.
    if abs(agree["own"] - agree["other"]) > 3 * agree["all"] ** 0.5:
        raise Difference("plans know what was sealed: %s" % agree)
    return count, agree


def caught(program):
    """Each way in turn; those that were not found out."""
    missed = []
    for way in WAYS:
        os.environ["VAKA_LEAK"] = way
        try:
            search(program, 200)
            missed.append(way)
            print("MISSED: " + way)
        except Difference as found:
            print("caught: %s: %s" % (way, str(found)[:160]))
    return missed


def main():
    program, pairs = sys.argv[1], int(sys.argv[2])
    random.seed(pairs)
    if "--leaky" in sys.argv:
        missed = caught(program)
        print("%d of %d leaks caught" % (len(WAYS) - len(missed), len(WAYS)))
        return 1 if missed else 0
    count, agree = search(program, pairs)
    print("%d pairs of messages to who must not know: the same bytes (%s); plans agree with their own "
          "server %d times, with the other %d times of %d"
          % (sum(count.values()), ", ".join("%d %s" % (n, k) for k, n in sorted(count.items())),
             agree["own"], agree["other"], agree["all"]))
    return 0


if __name__ == "__main__":
    sys.exit(main())

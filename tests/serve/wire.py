# wire.py VAKA PAIRS [--planted] GAME... - what is sent to a seat says nothing that it cannot know.
#
# Games are played at random. Now and then all that a seat cannot know is drawn anew in a second match
# that this seat could not tell from the first, and everything that a page of this seat is sent of the
# two is compared, byte for byte: layout, document with its choices, news, reasons, refusals, and
# answers to guesses at what is hidden. (A sample has no history: what the log says and what can be
# taken back is seen to by conformance.) The server sends what the engine answers here, and adds
# nothing of the match.
#
# --planted: the views of another seat are compared, and must be found to differ.
#
# SPDX-License-Identifier: MIT
import json
import os
import random
import subprocess
import sys


class Engine:
    def __init__(self, program):
        env = dict(os.environ, VAKA_TEST_MODULES="1")
        self.process = subprocess.Popen([program, "engine", "--referee"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, env=env)

    def ask_all(self, requests):
        """Several requests at once; their answers."""
        text = "".join(json.dumps(request) + "\n" for request in requests)
        self.process.stdin.write(text.encode())
        self.process.stdin.flush()
        return [json.loads(self.process.stdout.readline()) for _ in requests]

    def ask(self, cmd, **members):
        return self.ask_all([dict(members, cmd=cmd)])[0]


def guesses(layout, seed):
    """What somebody asks who would like to know where something lies that he does not see."""
    chance = random.Random(seed)
    names = {"zone": list(layout.get("zones", {})), "kind": list(layout.get("kinds", {}))}
    for sort in ("space", "route"):
        names[sort] = names["zone"]
    names["counter"] = list(layout.get("counters", {}))
    if not names["zone"] or not names["kind"]:
        return
    for _ in range(3):
        place = {"zone": chance.choice(names["zone"]), "kind": chance.choice(names["kind"])}
        yield dict(place, cmd="means")
        yield dict(place, cmd="why")
        yield {"cmd": "why", "kind": place["kind"], "from": chance.choice(names["zone"])}
    for verb in chance.sample(sorted(layout.get("verbs", {})), min(3, len(layout.get("verbs", {})))):
        words = [chance.choice(names.get(sort) or ["1", "2", "3"])
                 for sort in layout["verbs"][verb].get("args", [])]
        yield {"cmd": "why", "action": " ".join([verb] + words)}
    yield {"cmd": "reach", "from": chance.choice(names["zone"])}


def told(engine, match, seat, actions, seed=0):
    """All that a page of this seat is sent of a match, with the numbers that only count left out."""
    first = engine.ask("watch", match=match, seat=seat, lang="en")
    watch = first.pop("watch")
    for history in ("log", "undo", "redo"): # a sample has none
        first["document"].pop(history, None)
    asked = [{"cmd": "news", "watch": watch}]
    if seat != "spectator":
        asked += [{"cmd": "why", "watch": watch, "action": action} for action in actions]
        zones = list(first["layout"].get("zones", {}))
        asked += [{"cmd": "why", "watch": watch, "zone": random.Random(7).choice(zones)}] if zones else []
        asked += [{"cmd": "apply", "watch": watch, "action": "no such action"}]
        lying = [(zone, items[0]["kind"]) for zone, there in first["document"].get("zones", {}).items()
                 for items in [there.get("items")] if items and items[0].get("kind")]
        asked += [{"cmd": "means", "watch": watch, "zone": zone, "kind": kind}
                  for zone, kind in lying[:4]]
        asked += [dict(guess, watch=watch) for guess in guesses(first["layout"], seed)]
    answers = engine.ask_all(asked + [{"cmd": "unwatch", "watch": watch}])
    for answer in answers:
        answer.pop("watch", None)
    return [first] + answers


def compare(engine, match, seat, looks_as, actions, seed):
    """Are the two the same to this seat? The sample's changes, and the first difference or None."""
    sample = engine.ask("resample", match=match, seat=seat, seed=seed)
    if not sample["ok"]:
        return 0, None
    changed = sum(sample["changed"].values())
    one, other = (told(engine, number, looks_as, actions, seed) for number in (match, sample["match"]))
    engine.ask("close", match=sample["match"])
    for mine, theirs in zip(one, other):
        a, b = json.dumps(mine), json.dumps(theirs) # in the order in which it came
        if a != b:
            at = next((i for i, pair in enumerate(zip(a, b)) if pair[0] != pair[1]), 0)
            return changed, "%s | %s" % (a[max(0, at - 80):at + 80], b[max(0, at - 80):at + 80])
    return changed, None


def play(engine, game, seats, seed, pairs, planted):
    """One game; how many pairs were compared, and how many of them differed in something hidden."""
    match = engine.ask("new", game=game, seats=seats, seed=seed)["match"]
    done = hidden = 0
    refused = []
    while done < pairs:
        turn = engine.ask("turn", match=match)
        if turn["finished"]:
            break
        who = random.choice(turn["must"])
        legal = engine.ask("legal", match=match, seat=who)["actions"]
        if random.random() < 0.34:
            seat = random.choice(list(range(seats)) + ["spectator"])
            looks_as = seat if not planted else (0 if seat == "spectator" else (seat + 1) % seats)
            changed, difference = compare(engine, match, seat, looks_as, refused[-4:],
                                          random.randrange(1 << 40))
            done += 1
            hidden += changed > 0
            if difference:
                raise AssertionError("%s, seat %s: %s" % (game, seat, difference))
        action = random.choice(legal)
        refused.append(action)
        engine.ask("apply", match=match, seat=who, action=action)
    engine.ask("close", match=match)
    return done, hidden


def main():
    planted = "--planted" in sys.argv
    words = [word for word in sys.argv[1:] if word != "--planted"]
    program, pairs, games = words[0], int(words[1]), words[2:]
    random.seed(pairs)
    engine = Engine(program)
    compared = hidden = played = 0
    least = {"raiatea": 3, "hexref": 4}
    while compared < pairs:
        game = games[played % len(games)]
        done, different = play(engine, game, least.get(game, 2), played + 1, pairs // len(games) + 1,
                               planted)
        compared, hidden, played = compared + done, hidden + different, played + 1
    engine.process.stdin.close()
    assert hidden * 3 > compared, "too little was hidden: %d of %d" % (hidden, compared)
    print("%d pairs of %d games, %d of them with something hidden drawn anew: the same bytes"
          % (compared, played, hidden))


if __name__ == "__main__":
    main()

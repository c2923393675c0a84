# serve_test.py PROGRAM [--preload LIBRARY] [NAME…] - the server as people meet it: tables,
# invitations, play, faults. With a library that is loaded before all others: under what it does.
#
# Every function `it_…` is a test of its own; names on the command line choose some of them. Its name
# is the sentence.
#
# SPDX-License-Identifier: MIT
import json
import os
import random
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time

from client import Closed, Seat, Server, Socket, merge


def refused(call):
    try:
        call()
    except (Closed, ConnectionError):
        return True
    return False


def play_on(players, most=400):
    """Whoever must act takes the first choice, until it is over."""
    for _ in range(most):
        for player in players:
            player.catch_up()
        if players[0].document.get("result"):
            return True
        moved = False
        for player in players:
            player.catch_up()
            if player.must() and player.choices():
                answer = player.act(player.choices()[0])
                assert answer["ok"], answer
                moved = True
        if not moved:
            players[0].catch_up(0.05)
    return False


def proposed(player, what):
    """The number of a proposal, as soon as this player hears of it."""
    def likes(message):
        return any(p and p["what"] == what for p in (message.get("proposals") or {}).values())
    told = player.until(likes)["proposals"]
    return [int(n) for n, p in told.items() if p and p["what"] == what][0]


def memory(server):
    with open("/proc/%d/statm" % server.process.pid, encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def it_serves_the_page_with_a_strict_policy(server):
    status, headers, data = server.request("GET", "/")
    assert status == 200 and b"<title>Vaka" in data
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy and "unsafe-inline" not in policy
    assert "frame-ancestors 'none'" in policy and headers["x-content-type-options"] == "nosniff"
    assert server.request("GET", "/", If_None_Match=headers["etag"])[0] == 304
    for path in ("/../serve.db", "/%2e%2e/serve.db", "/.hidden", "/no", "//etc/passwd"):
        assert server.request("GET", path)[0] in (403, 404), path


def it_answers_to_its_own_names_only(server):
    assert server.request("GET", "/", Host="evil.example")[0] == 403
    assert server.request("POST", "/tables", {}, Origin="http://evil.example")[0] == 403
    assert server.request("POST", "/tables", {}, Origin=None)[0] == 403
    assert server.request("POST", "/tables", "{}", Content_Type="text/plain")[0] == 415


def it_refuses_tables_that_make_no_sense(server):
    two = [{"who": "person"}, {"who": "bot:random"}]
    for asked in ({}, {"game": "hello"}, {"game": "nosuch", "seats": two},
                  {"game": "../hello", "seats": two}, {"game": "hello", "seats": [{}]},
                  {"game": "hello", "seats": [{"who": "bot:nosuch"}, {"who": "person"}]},
                  {"game": "hello", "seats": two, "mods": ["../.."]},
                  {"game": "hello", "seats": two, "mods": ["/etc"]},
                  {"game": "hello", "seats": two, "scenario": 3},
                  {"game": "hello", "seats": two * 5},
                  {"game": "hello", "seats": [{"who": "person", "name": "a\u0007"}] * 2}):
        status, _, data = server.request("POST", "/tables", asked)
        assert status == 400 and json.loads(data)["error"], (asked, status, data)
    assert server.request("POST", "/tables", "x" * 70000)[0] == 413


def it_lets_nobody_in_without_his_token(server):
    made, (ada, bob) = server.table("hello", ["person", "person"])
    table = made["table"]
    _, seat, secret = server.join(made["seats"][0]["token"])
    _, _, others = server.join(made["seats"][1]["token"])
    assert refused(lambda: Seat(server, table, 0, ""))
    assert refused(lambda: Seat(server, table, 0, "0" * 32))
    assert refused(lambda: Seat(server, table, 0, others))
    assert refused(lambda: Seat(server, table, 7, secret))
    assert refused(lambda: Seat(server, "nosuch", 0, secret))
    assert refused(lambda: Seat(server, table, 0, secret, origin="http://evil.example"))
    assert refused(lambda: Seat(server, table, 0, secret, origin=""))
    assert refused(lambda: Seat(server, table, 0, secret, host="evil.example"))
    assert not refused(lambda: Seat(server, table, seat, secret).close())
    status, _, _ = server.request("POST", "/join", {"token": table + ".0." + "0" * 32})
    assert status == 403


def it_plays_a_game_between_two_people(server):
    made, (ada, bob) = server.table("hello", [{"who": "person", "name": "Ada"}, "person"])
    assert ada.document["seat"] == 0 and bob.document["seat"] == 1
    wrong = bob.act("take 1")
    assert not wrong["ok"] and wrong["why"]["text"], wrong
    assert play_on([ada, bob]), ada.document
    ada.over()
    answer = ada.ask("journal")
    assert answer["ok"] and answer["journal"].startswith("vkj 2\n"), answer
    assert "name 0 Ada" in answer["journal"] and "> 0 take" in answer["journal"]
    assert made["commitment"] in answer["proof"]


def verified(server, journal, proof):
    """What `vaka replay --verify` says of them."""
    words = [os.path.join(os.path.dirname(server.program), "vaka"), "replay", "--verify"]
    for name, text in (("game.vkj", journal), ("game.proof", proof)):
        path = os.path.join(server.folder.name, name)
        with open(path, "w", encoding="utf-8") as out:
            out.write(text)
        words += [path] if name == "game.vkj" else ["--proof", path]
    done = subprocess.run(words, env=server.env, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def other_digit(text, before):
    """The text with another digit behind these words."""
    at = text.index(before) + len(before)
    return text[:at] + ("0" if text[at] != "0" else "1") + text[at + 1:]


def it_proves_at_the_end_that_nobody_chose_its_chance(server):
    made, (ada, bob) = server.table("auction", ["person", "person"])
    assert ada.ask("resign")["ok"]
    bob.over()
    answer = bob.ask("journal")
    journal, proof = answer["journal"], answer["proof"]
    status, said = verified(server, journal, proof)
    assert status == 0 and "the secret fits commitment " + made["commitment"] in said, said
    assert "of 2 nonces" in said and "every hash and every result of chance agrees" in said, said
    nonce = proof.split("nonce ")[2].split()[0]
    for bent, why in (
            (other_digit(proof, "secret "), "committed"),
            (other_digit(proof, "commitment "), "committed"),
            (other_digit(proof, "nonce "), "key"),
            (proof.replace(nonce, "none"), "key"),
            (proof.replace(made["table"], "another"), "committed")):
        assert bent != proof
        status, said = verified(server, journal, bent)
        assert status != 0 and why in said, (bent, said)
    status, said = verified(server, other_digit(journal, "seed chacha20 "), proof)
    assert status != 0, said


def it_commits_itself_before_a_seat_says_its_nonce(server):
    """Else it could choose its secret when it knows all nonces."""
    made = server.make("hello", ["person", "person"])
    for token in [seat["token"] for seat in made["seats"]] + [made["watch"]]:
        told = json.loads(server.request("POST", "/join", {"token": token})[2])
        assert told["commitment"] == made["commitment"], told


def it_takes_match_and_seat_from_the_connection_alone(server):
    _, (ada, bob) = server.table("hello", ["person", "person"])
    for more in ({"seat": 0}, {"watch": 1}, {"match": 1}, {"cmd": "hash"}):
        answer = bob.ask("apply", action="take 1", **more)
        assert not answer["ok"], answer
    for do in ("new", "load", "save", "seed", "hash", "chance", "view", "close", "quit", "resample",
               "open", "wake", "bot"):
        answer = bob.ask(do)
        assert not answer["ok"] and "no such request" in answer["error"], answer
    assert ada.must() and ada.act(ada.choices()[0])["ok"]


def it_outlives_upgrades_that_it_does_not_know(server):
    ask = "GET / HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n" % server.port
    for upgrade in ("tea", "we\0bsocket", "h2c", "websocket, tea", ""):
        with socket.create_connection(("127.0.0.1", server.port), 10) as link:
            link.sendall((ask + "\r\n").encode())  # so that the connection is kept
            assert link.recv(4096).startswith(b"HTTP/1.1 200 ")
            link.sendall((ask + "Connection: Upgrade\r\nUpgrade: %s\r\n\r\n" % upgrade).encode())
            link.settimeout(1)
            try:
                while link.recv(4096):
                    pass
            except OSError:
                pass
        assert server.process.poll() is None, "the server has ended: " + server.logged()[-2000:]
        assert server.request("GET", "/")[0] == 200


def it_closes_connections_that_send_rubbish(server):
    _, (ada, bob) = server.table("hello", ["person", "person"])
    secrets = [ada, bob]
    deep = '{"id":1,"do":"chat","text":' + "[" * 5000 + "]" * 5000 + "}"
    for text in ("", "hello", "[]", "3", '{"id":1', '{"do":1}', '{"id":{},"do":"undo"}', deep,
                 '{"id":1,"do":"chat","text":"' + "x" * 20000 + '"}'):
        fresh = Socket(server.port, "/t/%s/0/ws" % ada.table, again(server, ada))
        fresh.send(text)
        assert refused(fresh.receive), text[:40]
    flood = Socket(server.port, "/t/%s/0/ws" % ada.table, again(server, ada))
    assert refused(lambda: [flood.ask("chat", text="x") for _ in range(200)])
    assert secrets and ada.must() and ada.act(ada.choices()[0])["ok"]


def it_serves_others_when_more_comes_than_was_announced(server):
    head = ("POST /join HTTP/1.1\r\nHost: 127.0.0.1:{0}\r\nOrigin: http://127.0.0.1:{0}\r\n"
            "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n").format(server.port)
    for more in ["{}}", "{}" + head + "{}", "{}\r\n\r\n"]:
        for wait in [0, 0.02, 0.1]:
            with socket.create_connection(("127.0.0.1", server.port), 10) as link:
                link.sendall((head + more).encode())
                time.sleep(wait)
    assert server.request("GET", "/")[0] == 200


def again(server, player):
    return server.secrets[(player.table, player.seat)]


def it_goes_on_when_a_worker_dies(server):
    _, (ada, bob) = server.table("hello", ["person", "person"])
    assert ada.act(ada.choices()[0])["ok"]
    for worker in server.workers():
        os.kill(worker, signal.SIGKILL)
    began = time.time()
    ada.take(ada.until("table"))
    bob.take(bob.until("table"))
    assert time.time() - began < 5
    assert bob.must() and bob.act(bob.choices()[0])["ok"]


def it_goes_on_when_the_server_was_killed(server):
    made, (ada, bob) = server.table("hello", ["person", "person"])
    assert ada.act(ada.choices()[0])["ok"]
    before = ada.document["zones"]
    server.kill()
    server.start()
    bob = server.sit(made["seats"][1]["token"])
    bob.hello()
    bob.begun()
    assert bob.document["zones"] == before and bob.must()
    assert bob.act(bob.choices()[0])["ok"]


def it_plays_with_bots_and_shows_spectators_what_they_may_see(server):
    made, (ada,) = server.table("hello", ["person", "bot:random"])
    watcher = server.sit(made["watch"])
    watcher.hello()
    watcher.begun()
    assert "seat" not in watcher.document
    assert not watcher.ask("apply", action="take 1")["ok"]
    assert play_on([ada])
    watcher.over()
    assert watcher.document["result"] == ada.document["result"]


def it_takes_back_to_the_own_horizon(server):
    _, (ada, bob) = server.table("hello", ["person", "person"])
    before = ada.document["zones"]
    assert ada.act(ada.choices()[0])["ok"]
    undone = ada.ask("undo")
    ada.catch_up(0.1)
    assert undone["ok"] and ada.document["zones"] == before, undone
    assert not bob.ask("undo")["ok"]


def it_carries_chat_and_keeps_it(server):
    made, (ada, bob) = server.table("hello", ["person", "person"])
    assert ada.ask("chat", text="<b>hi</b>\u0007 there")["ok"]
    said = bob.until(lambda m: m.get("type") == "room" and "chat" in m and m["chat"])
    line = list(said["chat"].values())[-1]
    assert line["text"] == "<b>hi</b> there" and line["from"] == 0, line
    server.kill(signal.SIGTERM)
    server.start()
    bob = server.sit(made["seats"][1]["token"])
    table = bob.hello()
    assert list(table["chat"].values())[-1]["text"] == "<b>hi</b> there"


def it_ends_by_agreement_and_begins_again(server):
    _, (ada, bob) = server.table("hello", ["person", "person"])
    assert ada.ask("propose", what="end")["ok"]
    assert bob.ask("agree", n=proposed(bob, "end"))["ok"]
    told = ada.until(lambda m: bool(m.get("outcome")))["outcome"]
    assert told == {"why": "agreed", "text": "All have agreed to end the game: nobody wins."}, told
    ada.until(lambda m: m.get("state") == "over")
    assert ada.ask("speak", lang="fr")["ok"]
    assert "personne ne gagne" in ada.until("table")["outcome"]["text"]
    assert not ada.ask("apply", action="take 1")["ok"]
    assert ada.ask("propose", what="rematch")["ok"]
    assert bob.ask("agree", n=proposed(bob, "rematch"))["ok"]
    following = ada.until(lambda m: bool(m.get("next")))
    assert server.sit(following["next"]["token"]).hello()["state"] == "waiting"


def it_rewinds_when_all_agree_and_chance_is_another(server):
    _, (ada, bob) = server.table("hello", ["person", "person"])
    start = ada.document["zones"]
    assert ada.act(ada.choices()[0])["ok"]
    bob.asked()
    assert bob.act(bob.choices()[0])["ok"]
    assert ada.ask("propose", what="rewind", to=0)["ok"]
    assert bob.ask("agree", n=proposed(bob, "rewind"))["ok"]
    ada.take(ada.until("table"))
    assert ada.document["zones"] == start and ada.must()
    assert ada.act(ada.choices()[0])["ok"]
    assert ada.ask("resign")["ok"]
    bob.over()
    assert "+ renew 1 #" in bob.ask("journal")["journal"]


def it_keeps_nothing_of_a_deed_that_a_rewind_overtook(server):
    """Who agrees last has something under way; then the tables are woken again."""
    stood = []
    for _ in range(12):
        made, (ada, bob) = server.table("hello", ["person", "person"])
        assert ada.act(ada.choices()[0])["ok"]
        bob.asked()
        assert ada.ask("propose", what="rewind", to=0)["ok"]
        wishes = ({"do": "replay"}, {"do": "apply", "action": bob.choices()[0]},
                  {"do": "agree", "n": proposed(bob, "rewind")})
        bob.number += len(wishes)
        bob.socket.sendall(b"".join(  # at once, so that none is done before the last one comes
            bob.framed(1, json.dumps(dict(wish, id=bob.number + 1 - len(wishes) + i)).encode())
            for i, wish in enumerate(wishes)))
        assert bob.until(lambda m, b=bob: m.get("id") == b.number)["ok"]
        ada.take(ada.until("table"))
        bob.take(bob.until("table"))
        ada.asked()
        assert ada.act(ada.choices()[0])["ok"]
        bob.asked()
        stood.append((made["table"], bob.document["zones"]))
        for player in (ada, bob):
            player.close()
    server.kill()
    server.start()
    for table, zones in stood:
        bob = Seat(server, table, 1, server.secrets[(table, 1)])
        bob.hello()
        bob.begun()
        assert bob.document["zones"] == zones, "it does not stand where it stood"
        bob.close()


def it_says_how_far_a_rewind_goes_to_each_in_his_language(server):
    """In words of the log that everybody can read: neither lines of the journal nor frames."""
    _, (ada, bob) = server.table("hello", ["person", "person"])
    for player in (ada, bob, ada):
        player.asked()
        assert player.act(player.choices()[0])["ok"]
    assert bob.ask("speak", lang="fr")["ok"]
    bob.take(bob.until("table"))
    bob.asked()
    said = {player: player.document["log"] for player in (ada, bob)}
    for to in (0, 1, 2):
        assert ada.ask("propose", what="rewind", to=to)["ok"]
        for player in (ada, bob):
            told = player.until(lambda m: any((one or {}).get("what") == "rewind"
                                              for one in m.get("proposals", {}).values()))
            number, one = next((n, one) for n, one in told["proposals"].items() if one)
            first = len(said[player]) - one["lines"]
            assert first == to, (to, one, said[player])
            assert one["first"] == said[player][str(first)]["text"], (one, said[player])
            assert one["whose"] == said[player][str(first)]["seat"] == to % 2, one
            assert "to" not in one and "at" not in one, one
        assert bob.ask("refuse", n=int(number))["ok"]
        for player in (ada, bob):
            player.until(lambda m: m.get("proposals", {}).get(number, 0) is None)
    assert said[ada]["0"]["text"] != said[bob]["0"]["text"], "both read the same language"


def it_replays_what_a_seat_has_seen_and_no_more(server):
    _, (ada, bob) = server.table("hello", ["person", "person"])
    assert ada.act(ada.choices()[0])["ok"]
    answer = bob.ask("replay", **{"as": 0})
    assert answer["ok"] and answer["document"]["seat"] == 1, answer
    assert len(answer["frames"]) == 1 and "at" not in answer
    # It begins with the table as it was then, not as it is after its frames.
    assert "log" not in answer["document"], answer["document"]
    assert not bob.ask("journal")["ok"]
    assert ada.ask("resign")["ok"]
    bob.over()
    assert bob.ask("replay", **{"as": 0})["document"]["seat"] == 0


def it_hands_a_seat_to_a_program_or_to_somebody_else(server):
    made, (ada, bob) = server.table("hello", ["person", "person"])
    assert ada.ask("leave")["ok"]
    bob.until(lambda m: m.get("players", {}).get("0", {}).get("here", 0) is None)
    assert bob.ask("propose", what="replace", seat=0, **{"with": "person"})["ok"]
    told = bob.until(lambda m: bool(m.get("invitation")))
    assert server.request("POST", "/join", {"token": made["seats"][0]["token"]})[0] == 403
    eve = server.sit(told["invitation"]["link"].split("=")[1])
    eve.hello()
    eve.begun()
    assert eve.must() and eve.act(eve.choices()[0])["ok"]
    bob.asked()
    assert bob.act(bob.choices()[0])["ok"]
    assert eve.ask("leave")["ok"]
    bob.until(lambda m: m.get("players", {}).get("0", {}).get("here", 0) is None)
    assert bob.ask("propose", what="replace", seat=0, **{"with": "bot"})["ok"]
    bob.asked()


def it_takes_no_seat_from_somebody_who_is_there(server):
    made, (ada, bob) = server.table("hello", ["person", "person"])
    assert bob.ask("propose", what="replace", seat=0, **{"with": "bot"})["ok"]
    assert ada.ask("refuse", n=proposed(ada, "replace"))["ok"]
    assert ada.must() and ada.act(ada.choices()[0])["ok"]
    ada.close()  # without a word: a line may break for a moment
    bob.until(lambda m: m.get("players", {}).get("0", {}).get("here", 0) is None)
    answer = bob.ask("propose", what="replace", seat=0, **{"with": "bot"})
    assert not answer["ok"] and "a moment ago" in answer["error"], answer
    again_ada = server.sit(made["seats"][0]["token"])
    again_ada.hello()
    assert bob.ask("propose", what="replace", seat=0, **{"with": "bot"})["ok"]
    assert again_ada.ask("agree", n=proposed(again_ada, "replace"))["ok"]
    assert again_ada.until("gone")


def it_lets_go_of_who_reads_nothing(server):
    """Somebody looks on and never reads; others talk on: what waits for him is not kept for ever."""
    own = Server(server.program, "--pace", "5000")
    files = "/proc/%d/fd" % own.process.pid
    try:
        made = own.make("hello", ["person", "bot:random"])
        deaf, ada = own.sit(made["watch"]), own.sit(made["seats"][0]["token"])
        deaf.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.hello()
        ada.hello()
        before, said = len(os.listdir(files)), 0
        while len(os.listdir(files)) >= before:
            for _ in range(49):
                ada.send({"do": "chat", "text": "x" * 2000})
            assert ada.ask("chat", text="y" * 2000)["ok"]
            ada.kept, ada.raw, said = [], [], said + 50
            assert said < 10000, "it keeps 20 MB for somebody who reads nothing"
        assert ada.ask("chat", text="still here")["ok"]
    finally:
        own.close()


def it_asks_who_is_silent_and_lets_go_of_who_does_not_answer(server):
    """Two look on and say nothing: one answers what he is asked, the other is gone."""
    own = Server(server.program, "--ping", "1")
    try:
        made = own.make("hello", ["person", "bot:random"])
        there, gone = own.sit(made["watch"]), own.sit(made["watch"])
        asked, began = 0, time.time()
        there.socket.settimeout(0.25)
        gone.socket.settimeout(0.25)
        while True:
            try:
                came = there.socket.recv(3)
                assert came[0] == 0x89 and came[1] == len(came) - 2, "something else than a ping"
                there.frame(10, came[2:])
                asked += 1
            except socket.timeout:
                pass
            try:
                if not gone.socket.recv(1000):
                    break
            except socket.timeout:
                pass
            except ConnectionResetError:
                break
            assert time.time() - began < 100, "who does not answer is kept for ever"
        assert asked > 1, "who is silent was not asked"
        there.hello()
    finally:
        own.close()


def it_makes_one_rematch_of_a_table(server):
    """Whoever plays alone agrees with everybody: that must not make tables without end."""
    own = Server(server.program, "--tables", "2")
    try:
        made, (ada,) = own.table("hello", ["person", "bot:random"])
        assert ada.ask("resign")["ok"]
        ada.over()
        for _ in range(5):
            ada.ask("propose", what="rematch")
        tables = json.loads(own.request("GET", "/tables")[2])["tables"]
        assert len(tables) == 2, tables
        first = ada.until(lambda m: bool(m.get("next")))["next"]
        assert ada.until(lambda m: bool(m.get("next")))["next"] == first
        eve = own.sit(first["token"])
        eve.hello()
        eve.begun()
        assert eve.ask("resign")["ok"]
        eve.over()
        answer = eve.ask("propose", what="rematch")
        assert not answer["ok"] and "as many tables" in answer["error"], answer
    finally:
        own.close()


def it_takes_no_seat_in_the_minute_after_it_was_started(server):
    """Pages come back one after the other: the first has no right to the seats of the others."""
    made, _ = server.table("hello", ["person", "person"])
    server.kill()
    server.start()
    ada = server.sit(made["seats"][0]["token"])
    ada.hello()
    answer = ada.ask("propose", what="replace", seat=1, **{"with": "person"})
    assert not answer["ok"] and "a moment ago" in answer["error"], answer


def it_keeps_the_seat_of_who_leaves_one_of_two_pages(server):
    made, (ada, bob) = server.table("hello", ["person", "person"])
    second = server.sit(made["seats"][1]["token"])
    second.hello()
    assert second.ask("leave")["ok"]
    second.close()
    assert ada.ask("propose", what="replace", seat=1, **{"with": "person"})["ok"]
    assert proposed(bob, "replace"), "it is asked for its own word"
    assert ada.act(ada.choices()[0])["ok"]
    bob.asked()


def it_knows_no_seat_by_a_number_that_is_too_large(server):
    _, (ada, bob) = server.table("hello", ["person", "person"])
    for seat in (2, -1, 1 << 32, (1 << 32) + 1, -1 << 32, "0", None):
        for player in (ada, bob):
            answer = player.ask("propose", what="replace", seat=seat, **{"with": "bot"})
            assert not answer["ok"] and "no such seat" in answer["error"], (seat, answer)


def it_tells_once_that_somebody_has_left(server):
    _, (ada, bob) = server.table("hello", ["person", "person"])
    ada.catch_up(0.3)
    assert bob.ask("leave")["ok"]
    try:
        while True:
            bob.receive()
    except Closed:
        pass
    bob.close()
    told = [ada.until(lambda m: "players" in m)]
    try:
        while True:
            told.append(ada.until(lambda m: "players" in m, 0.5))
    except TimeoutError:
        pass
    assert [one["players"]["1"]["here"] for one in told] == [None], told


def it_tells_nothing_to_who_was_shown_out(server):
    """He reads nothing, so his connection cannot be closed: he must not get the seat's news by that."""
    own = Server(server.program, "--pace", "5000")
    try:
        made = own.make("auction", ["person", "person"])
        ada, bob = [own.sit(s["token"]) for s in made["seats"]]
        bob.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        for player in (ada, bob):
            player.hello()
        for player in (ada, bob):
            player.begun()
        assert ada.ask("propose", what="replace", seat=1, **{"with": "person"})["ok"]
        number = proposed(bob, "replace")
        page = own.sit(made["seats"][1]["token"]) # another one of his, which he does read
        page.hello()
        for _ in range(40):
            bob.send({"do": "speak", "lang": "en"})
        for _ in range(100):
            ada.ask("chat", text="x" * 2000)
        assert page.ask("agree", n=number)["ok"]
        told = ada.until(lambda m: bool(m.get("invitation")))
        eve = own.sit(told["invitation"]["link"].split("=")[1])
        eve.hello()
        eve.begun()
        assert eve.ask("note", text="what eve hides")["ok"]
        for _ in range(6):
            for player in (ada, eve):
                player.catch_up(0.02)
                if player.must():
                    assert player.act(player.choices()[0])["ok"]
        after = []
        try:
            while True:
                after.append(bob.receive(20))
        except (Closed, TimeoutError) as end:
            assert isinstance(end, Closed), "the connection is ended"
        gone = [m.get("type") for m in after].index("gone")
        assert after[gone + 1:] == [], [m.get("type") for m in after[gone + 1:]]
    finally:
        own.close()


def it_upgrades_nobody_without_its_protocol(server):
    """Such a connection would be nobody's, and stay for ever."""
    for path in ("/", "/t/x/0/ws", "/tables"):
        for name in (None, "http", "no"):
            assert refused(lambda: Socket(server.port, path, "", origin="http://evil.example",
                                          protocol=name)), (path, name)


def it_keeps_one_table_for_who_asks_for_many_and_reads_none(server):
    # (Sanitizers keep what was freed; then memory says nothing.)
    few = {"ASAN_OPTIONS": "detect_leaks=0:quarantine_size_mb=0:thread_local_quarantine_size_kb=0"}
    own = Server(server.program, "--pace", "5000", env=few)
    try:
        made = own.make("conquest", ["person", "bot:random"])
        ada = own.sit(made["seats"][0]["token"])
        ada.hello()
        ada.begun()
        deaf = [own.sit(made["watch"]) for _ in range(16)]
        for one in deaf:
            one.hello()
            one.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        before = memory(own)
        for _ in range(6): # each is shown before the next is asked for
            for one in deaf:
                one.send({"do": "speak", "lang": "en"})
            assert ada.ask("speak", lang="en")["ok"] and ada.until("table", 60)
        grown = memory(own) - before
        assert grown < 64 << 20, "%d MB for 16 who read nothing" % (grown >> 20)
    finally:
        own.close()


def it_keeps_no_more_talk_than_it_shows(server):
    own = Server(server.program, "--pace", "5000")
    try:
        made = own.make("hello", ["person", "person"])
        eve = own.sit(made["seats"][0]["token"])
        eve.hello()
        for i in range(700):
            assert eve.ask("chat", text="line %d" % i)["ok"]
        own.kill(signal.SIGTERM)
        kept = in_store(own, "SELECT count(*) FROM chat WHERE match = ?", [made["table"]])
        assert kept == [(200,)], kept
        own.start()
        again_eve = own.sit(made["watch"])
        again_eve.hello()
        told = again_eve.until(lambda m: bool(m.get("chat")))["chat"]
        assert len(told) == 200 and "line 699" in [one["text"] for one in told.values()]
    finally:
        own.close()


def it_forgets_words_that_were_given_for_another_table(server):
    """What was agreed on before a rewind, or by somebody who has gone, is not agreed on after it."""
    made, (ada, bob) = server.table("hello", ["person", "person"])
    for player in (ada, bob, ada, bob):
        player.asked()
        assert player.act(player.choices()[0])["ok"]
    assert bob.ask("propose", what="end")["ok"]
    assert ada.ask("propose", what="rewind", to=3)["ok"]
    late = proposed(bob, "rewind")
    assert ada.ask("propose", what="rewind", to=1)["ok"]
    number = max(int(n) for n in bob.until(
        lambda m: len([1 for p in (m.get("proposals") or {}).values() if p]) == 3)["proposals"])
    assert bob.ask("agree", n=number)["ok"]
    assert not bob.ask("agree", n=late)["ok"], "it was about lines that are gone"
    assert bob.ask("leave")["ok"]
    ada.until(lambda m: m.get("players", {}).get("1", {}).get("here", 0) is None)
    assert ada.ask("propose", what="replace", seat=1, **{"with": "person"})["ok"]
    eve = server.sit(ada.until(lambda m: bool(m.get("invitation")))["invitation"]["link"].split("=")[1])
    told = eve.hello()["proposals"]
    assert told == {}, told


def it_lets_those_who_look_on_say_little_together(server):
    """One link lets 64 in: what they say goes to everybody at the table."""
    made, (ada, bob) = server.table("hello", ["person", "person"])
    crowd = [server.sit(made["watch"]) for _ in range(20)]
    said = []
    for one in crowd:
        one.hello()
    for one in crowd:
        said += [one.ask("chat", text="hear me")["ok"] for _ in range(3)]
    assert said[0] and sum(said) < 20, said
    assert ada.ask("chat", text="who plays is heard")["ok"]
    assert bob.until(lambda m: "who plays is heard" in str(m.get("chat")))


def it_plays_on_for_who_gives_up_among_three(server):
    _, (ada, bob, cleo) = server.table("auction", ["person", "person", "person"])
    assert ada.ask("resign")["ok"]
    told = ada.until(lambda m: "may" in m)["may"]
    assert told == dict.fromkeys(["resign", "plan", "hint", "propose", "note"]), told
    assert bob.until(lambda m: m.get("players", {}).get("0", {}).get("who") == "resigned")
    assert not ada.ask("undo")["ok"] and not ada.ask("propose", what="end")["ok"]
    bob.ask("propose", what="end")
    assert cleo.ask("agree", n=proposed(cleo, "end"))["ok"], "his word is not needed"
    bob.over()


def it_stays_over_however_quickly_the_last_action_is_taken_back(server):
    """All is said at once: what ends the game, and what would take it back."""
    _, players = server.table("hello", ["person", "person"])
    for _ in range(100):
        for player in players:
            player.catch_up(0.01)
        player = [one for one in players if one.must()][0]
        left = player.document["zones"]["heap"]["count"]
        if left <= 3:
            break
        assert player.act(player.choices()[-1])["ok"]
    said = [{"id": 901, "do": "apply", "action": "take %d" % left}, {"id": 902, "do": "undo"}]
    player.socket.sendall(b"".join(player.framed(1, json.dumps(one).encode()) for one in said))
    assert player.until(lambda m: m.get("id") == 901)["ok"]
    assert not player.until(lambda m: m.get("id") == 902)["ok"]
    [one for one in players if one != player][0].over()
    for one in players:
        assert one.ask("speak", lang="en")["ok"]
        table = one.until("table")
        assert table["state"] == "over" and table["document"]["result"], "both see how it ended"


def it_keeps_no_catalogue_for_tongues_that_nobody_speaks(server):
    def grown_by(tongues):
        before = memory(server)
        for tongue in tongues:
            assert server.request("GET", "/catalogue?lang=" + tongue)[2] == english
        return memory(server) - before
    english = server.request("GET", "/catalogue?lang=en")[2]
    assert server.request("GET", "/catalogue?lang=fr")[2] != english
    usual = grown_by(["en"] * 150)
    more = grown_by(["q%s%s" % (a, b) for a in "abcdefghijklmno" for b in "abcdefghij"])
    assert more < usual + (4 << 20), (usual, more)


def it_does_one_long_thing_at_a_time_for_everybody(server):
    _, (ada, bob) = server.table("hello", ["person", "person"])
    ada.socket.sendall(12 * ada.framed(1, b'{"do": "replay", "id": 7}'))  # all at once
    answers = [ada.until(lambda m: m.get("id") == 7)["ok"] for _ in range(12)]
    assert any(answers) and not all(answers), answers
    assert ada.ask("replay")["ok"] and bob.ask("plan")["ok"]


def it_ends_by_agreement_when_nobody_else_is_left_to_agree(server):
    _, (ada, bob, cleo) = server.table("raiatea", ["person", "person", "person"])
    assert ada.ask("propose", what="end")["ok"]
    assert bob.ask("agree", n=proposed(bob, "end"))["ok"]
    assert cleo.ask("resign")["ok"]
    for player in (ada, bob):
        player.over()


def it_outlives_tongues_and_names_that_are_none(server):
    made, (ada, bob) = server.table("hello", ["person", "person"])
    for tongue in ("xx", "../../etc/passwd", "e" * 400, "e" * 14 + "\u00e9", "", 7, None, ["en"]):
        assert ada.ask("speak", lang=tongue)["ok"]
        assert ada.until("table")["document"]
        assert ada.ask("replay")["ok"] and ada.ask("plan")["ok"]
    assert "a worker has ended" not in server.logged().split(made["table"])[-1]
    assert ada.act(ada.choices()[0])["ok"]


def it_gives_hints_only_where_all_agreed(server):
    _, (ada, bob) = server.table("hello", ["person", "person"])
    assert not ada.ask("hint")["ok"]
    assert ada.ask("propose", what="hints")["ok"]
    assert bob.ask("agree", n=proposed(bob, "hints"))["ok"]
    answer = ada.ask("hint")
    assert not answer["ok"] or answer["action"] in ada.choices(), answer


def loses_once(server, game):
    """Plays by chance until somebody would end the game without having won it: was that asked about?"""
    _, players = server.table(game, ["person", "person"])
    while not any(player.document.get("result") for player in players):
        for player in players:
            player.catch_up(0.002)
        asked = [player for player in players if player.must() and player.choices()]
        if not asked:
            continue
        action = random.choice(asked[0].choices())
        answer = asked[0].ask("apply", action=action, ask=True)
        if answer.get("ends"):
            assert not answer["ok"] and "would not have won" in answer["error"], answer
            assert asked[0].ask("apply", action=action)["ok"], "who means it does it"
            return True  # what is refused otherwise was chosen before news had come
    return False


def it_asks_before_a_lost_end_and_says_what_a_press_means(server):
    assert any(loses_once(server, "reef") for _ in range(40)), "two games in five end so"
    _, (ada, bob) = server.table("skirmish", ["person", "person"])
    zone, kind = next((zone, there["items"][0]["kind"])
                      for zone, there in ada.document["zones"].items() if there.get("items"))
    answer = ada.ask("means", zone=zone, kind=kind)
    assert answer["ok"] and set(answer["actions"]) <= set(ada.choices()), answer
    assert not ada.ask("means", zone=zone)["ok"]
    assert not ada.ask("means", zone=zone, kind="no such kind")["ok"]


def it_thinks_of_hints_while_it_answers(server):
    _, (ada, bob) = server.table("hello", ["person", "person"], hints=True)
    ada.send({"id": 900, "do": "hint"})
    ada.send({"id": 901, "do": "chat", "text": "let me see"})
    said = [ada.until(lambda m: m.get("id") in (900, 901)) for _ in range(2)]
    hint = [m for m in said if m["id"] == 900][0]
    assert hint["ok"] and hint["action"] in ada.choices() and "thinking" not in hint, said
    assert hint["text"].startswith("A strong player would do this: "), said
    assert ada.ask("speak", lang="fr")["ok"]
    assert "joueur" in ada.ask("hint")["text"], "in her own language"
    assert "thinking" not in ada.ask("hint", now=True)
    assert not bob.ask("hint")["ok"], "who is not asked gets none"


def takes_back(ada):
    """Acts and takes it back at once: was it done before the bot had acted?"""
    before = ada.document
    ada.send({"id": 900, "do": "apply", "action": ada.choices()[0]})
    ada.send({"id": 901, "do": "undo"})
    answers = {}
    for number in (900, 901):
        def is_answer(message, number=number):
            ada.take(message)
            return message.get("id") == number
        answers[number] = ada.until(is_answer)
    assert answers[900]["ok"], answers
    if not answers[901]["ok"]:
        assert ada.must(), "refused, and the bot had not acted: %s" % answers[901]
        return False
    ada.catch_up(0.1)
    assert ada.must() and ada.document["choices"] == before["choices"]
    assert ada.document["zones"] == before["zones"], "the bot has acted"
    return True


def it_lets_one_take_back_while_a_bot_thinks(server):
    for _ in range(20):  # on a busy machine the bot has sometimes acted first
        _, (ada,) = server.table("hello", ["person", "bot:strong"])
        if takes_back(ada):
            break
        ada.close()
    else:
        raise AssertionError("the bot was first twenty times")
    assert play_on([ada]), "and the game goes on to its end"


def it_answers_while_a_bot_thinks_and_loses_nothing_by_leaving(server):
    made, (ada,) = server.table("skirmish", ["person", "bot:master"])
    for _ in range(60):
        if not ada.must():
            break
        assert ada.act(ada.choices()[0])["ok"]
    why = ada.ask("why", action="no such action")
    assert "ok" in why and ada.ask("chat", text="take your time")["ok"]
    ada.close()
    back = Seat(server, made["table"], 0, server.secrets[(made["table"], 0)])
    back.hello()
    end = time.time() + 120
    while not (back.must() or back.document.get("result")):
        assert time.time() < end, "the bot has not acted"
        back.catch_up(0.1)


def it_keeps_notes_for_their_seat_alone(server):
    made, (ada, bob) = server.table("hello", ["person", "person"])
    assert ada.ask("note", text="beware of Bob")["ok"]
    bob.catch_up(0.1)
    again_ada = server.sit(made["seats"][0]["token"])
    assert again_ada.hello()["note"] == "beware of Bob"
    assert not any(b"beware" in text for text in bob.raw)


def it_lets_a_seat_plan_on_a_copy(server):
    _, (ada, bob) = server.table("auction", ["person", "person"])
    player = ada if ada.must() else bob
    before, heard = player.document, len(bob.raw) + len(ada.raw)
    plan = player.ask("plan")
    assert plan["ok"] and plan["document"]["choices"] == before["choices"], plan
    assert "watch" not in plan and "plan" not in plan
    tried = player.ask("plan", action=list(plan["document"]["choices"])[0])
    assert tried["ok"] and tried["patch"], tried
    assert not player.ask("plan", action="no such action")["ok"]
    on = player.ask("plan", others=True)
    assert on["ok"] and "lines" not in on, on
    assert player.ask("plan", end=True)["ok"]
    assert not player.ask("plan", action=list(plan["document"]["choices"])[0])["ok"]
    assert not player.ask("plan", others=True)["ok"]
    for one in (ada, bob):
        one.catch_up(0.05)
    assert player.document == before and len(bob.raw) + len(ada.raw) == heard + 7
    assert player.act(player.choices()[0])["ok"]


def it_takes_moves_of_a_plan_back_and_lets_others_move(server):
    _, (ada, _) = server.table("hello", ["person", "person"])
    seen = ada.ask("plan", known="")["document"]
    first = ada.ask("plan", action=list(seen["choices"])[0])["patch"]
    back = merge(merge(seen, first), ada.ask("plan", undo=True)["patch"])
    assert back["choices"] == seen["choices"] and back["zones"] == seen["zones"]
    assert merge(back, ada.ask("plan", redo=True)["patch"])["zones"] == merge(seen, first)["zones"]
    on = merge(merge(seen, first), ada.ask("plan", others=True)["patch"])
    assert on["seats"]["0"]["must"] and on["zones"] != merge(seen, first)["zones"]
    assert not ada.ask("plan", undo=True)["ok"], "nobody takes back what others did"
    ada.catch_up(0.05)
    assert ada.document["zones"] == seen["zones"]


def checked(server):
    """What `--check` says of the store, while the server is not running."""
    words = [server.program, "serve", "--check", "--port", str(server.port), "--store",
             server.store, "--web", server.web]
    done = subprocess.run(words, env=server.env, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def in_store(server, sql, given):
    store = sqlite3.connect(server.store)
    rows = store.execute(sql, given).fetchall()
    store.commit()
    store.close()
    return rows


def it_plays_every_game_again_to_check_a_store(server):
    made, (ada, bob) = server.table("hello", ["person", "person"])
    for player in (ada, bob):
        player.asked()
        assert player.act(player.choices()[0])["ok"]
        for other in (ada, bob):
            other.catch_up(0.1)
    server.kill(signal.SIGTERM)
    status, said = checked(server)
    assert status == 0 and "played again, 0 could not be" in said, said
    table = (made["table"],)
    place, line = in_store(server, "SELECT n, text FROM line WHERE match = ? ORDER BY n", table)[-1]
    write = "UPDATE line SET text = ? WHERE match = ? AND n = ?"
    for harm in (line.replace("take", "tkae"), line[:-1] + ("0" if line[-1] != "0" else "1")):
        in_store(server, write, (harm,) + table + (place,))
        status, said = checked(server)
        assert status != 0 and "table %s:" % table in said, said
        assert re.search(r"line \d+|journal:\d+", said), said
    in_store(server, write, (line,) + table + (place,))
    server.start()


def it_says_nothing_of_chance_while_the_game_runs(server):
    """Nothing on the wire holds the key, the secret, or a hash of the position."""
    import sqlite3
    made, (ada, bob) = server.table("auction", ["person", "person"])
    for _ in range(6):
        for player in (ada, bob):
            player.catch_up(0.05)
            if player.must() and player.choices():
                player.act(player.choices()[0])
    ada.ask("replay")
    server.kill(signal.SIGTERM)
    store = sqlite3.connect(server.store)
    text, head = store.execute("SELECT text, head FROM match WHERE id = ?",
                               (made["table"],)).fetchone()
    lines = [row[0] for row in store.execute("SELECT text FROM line WHERE match = ?",
                                             (made["table"],))]
    store.close()
    secrets = [json.loads(text)["secret"], head.split("chacha20 ")[1].split()[0]]
    secrets += [line.split("#")[1] for line in lines]
    assert len(secrets) > 3
    for player in (ada, bob):
        for message in player.raw:
            for secret in secrets:
                assert secret.encode() not in message, secret
    server.start()


def main():
    program, names, env = sys.argv[1], sys.argv[2:], {}
    if names[:1] == ["--preload"]:
        env, names = {"LD_PRELOAD": names[1]}, names[2:]
    tests = [(name, test) for name, test in globals().items() if name.startswith("it_")]
    chosen = [(n, t) for n, t in tests if not names or n in names]
    failed = 0
    server = Server(program, env=env)
    server.secrets = {}
    join = server.join

    def remember(token):
        where = join(token)
        server.secrets[where[:2]] = where[2]
        return where
    server.join = remember
    for name, test in chosen:
        began = time.time()
        try:
            test(server)
            print("good   %5.2f s  %s" % (time.time() - began, name.replace("_", " ")))
        except Exception as error:  # pylint: disable=broad-except
            import traceback
            failed += 1
            print("FAILED %5.2f s  %s: %r" % (time.time() - began, name.replace("_", " "), error))
            traceback.print_exc()
            print(server.logged()[-2000:])
            if server.process.poll() is not None:
                server.start()
    status = server.close()
    print("%d tests, %d failed; the server ended with %s" % (len(chosen), failed, status))
    return 1 if failed or status != 0 else 0


if __name__ == "__main__":
    sys.exit(main())

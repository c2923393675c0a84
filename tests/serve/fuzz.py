# fuzz.py PROGRAM SECONDS [--planted] - bytes that nobody should send: bent HTTP requests, frames and
# messages go to a running server, which must live, keep its memory, and let others play on.
#
# --planted: it is killed meanwhile, which must be found out.
#
# SPDX-License-Identifier: MIT
import json
import random
import socket
import sys
import time

from client import Closed, Server, Socket

WORDS = ["hello", "speak", "apply", "undo", "redo", "why", "reach", "hint", "replay", "journal", "name",
         "chat", "note", "propose", "agree", "refuse", "resign", "leave", "open", "wake", "new"]
KEYS = ["id", "do", "action", "lang", "known", "nonce", "zone", "kind", "from", "pieces", "text", "what",
        "with", "seat", "to", "n", "as", "name", "match", "watch", "cmd", "own"]
TEXTS = ["take 1", "", "en", "fr", "../../etc", "\u0000", "\ud83d\ude00" * 40, "x" * 3000, "<svg onload=1>",
         "rewind", "replace", "end", "rematch", "hints", "bot", "person", "watch", "spectator", "all",
         "0" * 64, "%s%n", "{0}", "\u202e", "\n\n", "heap"]
NUMBERS = [0, 1, -1, 7, 8, 2**31, -2**63, 2**63 - 1, 1.5, 1e308]


def value(deep=0):
    pick = random.random()
    if pick < 0.45:
        return random.choice(TEXTS)
    if pick < 0.75:
        return random.choice(NUMBERS)
    if pick < 0.85 or deep > 3:
        return random.choice([True, False, None])
    if pick < 0.93:
        return [value(deep + 1) for _ in range(random.randrange(4))]
    return {random.choice(KEYS): value(deep + 1) for _ in range(random.randrange(4))}


def message():
    made = {random.choice(KEYS): value() for _ in range(random.randrange(5))}
    made["id"] = random.choice([1, "a", 2])
    made["do"] = random.choice(WORDS)
    return made


def bend(data):
    data = bytearray(data)
    for _ in range(random.randrange(1, 6)):
        at = random.randrange(len(data) + 1)
        how = random.random()
        if how < 0.4 and data:
            data[at % len(data)] = random.randrange(256)
        elif how < 0.7:
            data[at:at] = bytes(random.randrange(256) for _ in range(random.randrange(1, 9)))
        elif how < 0.9:
            del data[at:at + random.randrange(1, 20)]
        else:
            data[at:at] = data[:random.randrange(1, 200)]
    return bytes(data)


def attack_http(server):
    body = json.dumps({"game": "hello", "seats": [{"who": "person"}, {"who": "bot:random"}],
                       random.choice(KEYS): value(), "mods": value(), "options": value()})
    text = random.choice([
        "GET / HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n" % server.port,
        "GET /catalogue?lang=fr HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n" % server.port,
        "POST /tables HTTP/1.1\r\nHost: 127.0.0.1:{0}\r\nOrigin: http://127.0.0.1:{0}\r\n"
        "Content-Type: application/json\r\nContent-Length: {1}\r\n\r\n{2}".format(
            server.port, len(body), body),
        "POST /join HTTP/1.1\r\nHost: 127.0.0.1:{0}\r\nOrigin: http://127.0.0.1:{0}\r\n"
        "Content-Type: application/json\r\nContent-Length: 30\r\n\r\n"
        '{{"token":"abc.0.00000000000000"}}'.format(server.port)])
    data = text.encode()
    if random.random() < 0.7:
        data = bend(data)
    with socket.create_connection(("127.0.0.1", server.port), 5) as link:
        link.sendall(data)
        link.settimeout(0.02)
        try:
            link.recv(4096)
        except (TimeoutError, OSError):
            pass


def attack_socket(server, where):
    link = Socket(server.port, "/t/%s/%s/ws" % where[:2], where[2])
    try:
        if random.random() < 0.8:
            link.send({"id": 0, "do": "hello"})
        for _ in range(random.randrange(1, 12)):
            text = json.dumps(message())
            if random.random() < 0.3:
                text = bend(text.encode()).decode("latin-1")
            if random.random() < 0.1:
                link.socket.sendall(bend(b"\x81\x85abcdhello"))
            else:
                link.frame(random.choice([1, 1, 1, 1, 2, 0, 9]), text.encode(),
                           random.random() < 0.95)
        link.receive(0.05)
    except (Closed, ConnectionError, TimeoutError, OSError, ValueError):
        pass
    link.close()


def main():
    program, seconds = sys.argv[1], float(sys.argv[2])
    random.seed(1)
    server = Server(program, "--tables", "300")
    tried, end = 0, time.time() + seconds
    where = []
    while time.time() < end:
        if tried % 40 == 0:
            try:
                made = server.make("hello", ["person", "person"])
                where = [server.join(s["token"]) for s in made["seats"]]
                where.append(server.join(made["watch"]))
            except AssertionError:
                pass # as many tables as there may be
        try:
            if random.random() < 0.4:
                attack_http(server)
            else:
                attack_socket(server, random.choice(where))
        except (Closed, OSError):
            pass
        tried += 1
        if "--planted" in sys.argv and tried == 50:
            server.process.kill()
            server.process.wait(10)
        if server.process.poll() is not None:
            print(server.logged()[-4000:])
            raise AssertionError("the server has ended")
    server.options = []
    assert server.kill(15) == 0, server.logged()[-4000:]
    server.start()
    _, (ada, bob) = server.table("hello", ["person", "person"])
    assert ada.act(ada.choices()[0])["ok"]
    bob.asked()
    assert bob.act(bob.choices()[0])["ok"]
    log = server.logged()
    assert "ERROR: AddressSanitizer" not in log and "runtime error" not in log, log[-4000:]
    assert server.close() == 0
    print("%d attacks, the server lived, and people played on" % tried)


if __name__ == "__main__":
    main()

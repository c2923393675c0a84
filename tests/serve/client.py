# client.py - a small WebSocket client and a server under test, by the standard library alone.
#
# SPDX-License-Identifier: MIT
import atexit
import base64
import http.client
import json
import os
import random
import re
import select
import signal
import socket
import struct
import subprocess
import tempfile
import time


class Closed(Exception):
    """The other side has closed the connection."""


class Socket:
    """A WebSocket that sends and receives JSON objects."""

    def __init__(self, port, path, cookie, origin=None, host=None, protocol="vaka"):
        self.socket = socket.create_connection(("127.0.0.1", port), 10)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # as browsers do
        self.bytes = b""
        self.number = 0
        self.kept = []  # what came by itself while an answer was awaited
        self.raw = []   # every text that came, as it came
        host = host or "127.0.0.1:%d" % port
        lines = ["GET %s HTTP/1.1" % path, "Host: " + host, "Upgrade: websocket",
                 "Connection: Upgrade", "Sec-WebSocket-Version: 13",
                 "Sec-WebSocket-Key: " + base64.b64encode(os.urandom(16)).decode()]
        if protocol:
            lines.append("Sec-WebSocket-Protocol: " + protocol)
        if origin != "":
            lines.append("Origin: " + (origin or "http://" + host))
        if cookie:
            lines.append("Cookie: vaka=" + cookie)
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        while b"\r\n\r\n" not in self.bytes:
            self._more(10)
        head, self.bytes = self.bytes.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise Closed(head.split(b"\r\n")[0].decode())

    def _more(self, patience):
        if not select.select([self.socket], [], [], patience)[0]:
            raise TimeoutError("nothing came for %s seconds" % patience)
        try:
            got = self.socket.recv(65536)
        except ConnectionError as error:
            raise Closed(str(error)) from error
        if not got:
            raise Closed("end")
        self.bytes += got

    def _take(self, count, patience):
        while len(self.bytes) < count:
            self._more(patience)
        taken, self.bytes = self.bytes[:count], self.bytes[count:]
        return taken

    @staticmethod
    def framed(kind, payload, final=True):
        mask = os.urandom(4)
        head = bytes([(0x80 if final else 0) | kind])
        if len(payload) < 126:
            head += bytes([0x80 | len(payload)])
        elif len(payload) < 65536:
            head += bytes([0x80 | 126]) + struct.pack(">H", len(payload))
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", len(payload))
        masked = bytes(b ^ mask[i % 4] for i, b in enumerate(payload))
        return head + mask + masked

    def frame(self, kind, payload, final=True):
        self.socket.sendall(self.framed(kind, payload, final))

    def send(self, message):
        text = message if isinstance(message, str) else json.dumps(message)
        self.frame(1, text.encode())

    def receive(self, patience=10):
        """The next message; pings are answered meanwhile."""
        while True:
            first, second = self._take(2, patience)
            length = second & 0x7f
            if length == 126:
                length = struct.unpack(">H", self._take(2, patience))[0]
            elif length == 127:
                length = struct.unpack(">Q", self._take(8, patience))[0]
            payload = self._take(length, patience)
            kind = first & 0x0f
            if kind == 8:
                raise Closed(struct.unpack(">H", payload[:2])[0] if payload else 0)
            if kind == 9:
                self.frame(10, payload)
            elif kind == 1:
                self.raw.append(payload)
                return json.loads(payload)

    def ask(self, do, **members):
        """Sends a request and waits for its answer."""
        self.number += 1
        self.send(dict(members, id=self.number, do=do))
        while True:
            message = self.receive()
            if message.get("id") == self.number:
                return message
            self.kept.append(message)

    def until(self, wanted, patience=10):
        """The next message of this type, or that the function likes."""
        likes = wanted if callable(wanted) else lambda m: m.get("type") == wanted
        for i, message in enumerate(self.kept):
            if likes(message):
                del self.kept[:i + 1]
                return message
        self.kept = []
        end = time.time() + patience
        while True:
            message = self.receive(max(0.01, end - time.time()))
            if likes(message):
                return message

    def close(self):
        self.socket.close()


def merge(document, patch):
    """RFC 7396."""
    if not isinstance(patch, dict):
        return patch
    document = dict(document) if isinstance(document, dict) else {}
    for key, value in patch.items():
        if value is None:
            document.pop(key, None)
        else:
            document[key] = merge(document.get(key), value)
    return document


class Seat(Socket):
    """A player who keeps his document by the news."""

    def __init__(self, server, table, seat, secret, **others):
        super().__init__(server.port, "/t/%s/%s/ws" % (table, seat), secret, **others)
        self.table, self.seat, self.document, self.seq = table, seat, None, 0
        self.state = None

    def hello(self, **members):
        answer = self.ask("hello", **members)
        assert answer["ok"], answer
        return self.take(self.until("table"))

    def over(self):
        """Waits until the table is told to be over."""
        self.kept, kept = [], self.kept
        for message in kept:
            self.take(message)
        while self.state != "over":
            self.take(self.receive())

    def take(self, message):
        self.state = message.get("state", self.state)
        if message.get("type") == "table":
            self.document, self.seq = message.get("document"), message.get("seq", 0)
        elif message.get("type") == "news":
            assert message["seq"] == self.seq + 1, (message["seq"], self.seq)
            self.seq = message["seq"]
            self.document = merge(self.document, message["patch"])
        return message

    def catch_up(self, patience=0.0):
        """Takes all that has come."""
        kept, self.kept = self.kept, []
        for message in kept:
            self.take(message)
        try:
            while self.bytes or select.select([self.socket], [], [], patience)[0]:
                self.take(self.receive(5))
        except TimeoutError:
            pass

    def begun(self, patience=20):
        while not self.document:
            self.take(self.until("table", patience))

    def asked(self):
        """Waits until it has to decide."""
        self.catch_up()
        while not self.must():
            self.take(self.receive())

    def act(self, action):
        answer = self.ask("apply", action=action)
        self.catch_up()
        return answer

    def choices(self):
        return list((self.document or {}).get("choices", {}))

    def must(self):
        seats = (self.document or {}).get("seats", {})
        return bool(seats.get(str(self.seat), {}).get("must"))


def free_port():
    """A port below those that connections are given, none of which can take it while a server that
    is started again has left it."""
    while True:
        port = random.SystemRandom().randrange(20000, 32000)
        try:
            with socket.socket() as probe:
                probe.bind(("127.0.0.1", port))
                return port
        except OSError:
            continue


class Server:
    """A server with a store of its own, on a port of its own."""

    def __init__(self, program, *options, env=None, store=None):
        self.program, self.options = program, list(options)
        self.folder = tempfile.TemporaryDirectory(prefix="vaka-serve-")
        self.store = store or os.path.join(self.folder.name, "serve.db")
        self.web = os.path.join(self.folder.name, "web")
        os.mkdir(self.web)
        with open(os.path.join(self.web, "index.html"), "w", encoding="utf-8") as page:
            page.write("<!doctype html><title>Vaka</title>\n")
        self.env = dict(os.environ, VAKA_TEST_MODULES="1", XDG_DATA_HOME=self.folder.name,
                        HOME=self.folder.name)
        self.env.update(env or {})
        self.process = None
        atexit.register(self.end)
        self.port = free_port()
        self.start()

    def start(self):
        words = [self.program, "serve", "--port", str(self.port), "--store", self.store,
                 "--web", self.web] + self.options
        self.log = open(os.path.join(self.folder.name, "log"), "ab")
        self.process = subprocess.Popen(words, env=self.env, stdout=subprocess.PIPE,
                                        stderr=self.log, text=True)
        self.greeting = ""
        while "served at" not in self.greeting:
            line = self.process.stdout.readline()
            if not line:
                raise RuntimeError("the server did not start: " + self.logged())
            self.greeting += line

    def logged(self):
        with open(os.path.join(self.folder.name, "log"), encoding="utf-8") as log:
            return log.read()

    def workers(self):
        found = subprocess.run(["ps", "-o", "pid=,args=", "--ppid", str(self.process.pid)],
                               capture_output=True, text=True, check=False).stdout
        return [int(line.split()[0]) for line in found.splitlines() if line.endswith(" worker")]

    def kill(self, how=signal.SIGKILL):
        self.process.send_signal(how)
        status = self.process.wait(20)
        self.process.stdout.close()
        self.log.close()
        return status

    def end(self):
        """However the test ends, the server does not outlive it."""
        if self.process and self.process.poll() is None:
            self.process.kill()
            self.process.wait(20)

    def close(self):
        status = self.kill(signal.SIGTERM) if self.process.poll() is None else None
        self.folder.cleanup()
        return status

    def request(self, method, path, body=None, **headers):
        link = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        send = {"Host": "127.0.0.1:%d" % self.port}
        if body is not None and not isinstance(body, (bytes, str)):
            body = json.dumps(body)
        if method == "POST":
            send["Content-Type"] = "application/json"
            send["Origin"] = "http://127.0.0.1:%d" % self.port
        for name, value in headers.items():
            send[name.replace("_", "-")] = value
        link.request(method, path, body, {k: v for k, v in send.items() if v is not None})
        answer = link.getresponse()
        data = answer.read()
        link.close()
        return answer.status, dict((k.lower(), v) for k, v in answer.getheaders()), data

    def make(self, game, seats, **others):
        asked = dict(others, game=game, seats=[
            s if isinstance(s, dict) else {"who": s} for s in seats])
        status, _, data = self.request("POST", "/tables", asked)
        assert status == 200, (status, data)
        return json.loads(data)

    def join(self, token):
        status, headers, data = self.request("POST", "/join", {"token": token})
        assert status == 200, (status, data)
        secret = re.match(r"vaka=([0-9a-f]+);", headers["set-cookie"]).group(1)
        where = json.loads(data)
        return where["table"], where["seat"], secret

    def sit(self, token, **others):
        return Seat(self, *self.join(token), **others)

    def table(self, game, seats, **others):
        """A table with all persons at it, the game begun."""
        made = self.make(game, seats, **others)
        sitting = [self.sit(s["token"]) for s in made["seats"]]
        for player in sitting:
            player.hello(nonce=os.urandom(16).hex())
        for player in sitting:
            player.begun()
        return made, sitting

# options_test.py PROGRAM - the server as its owner starts it: links, certificates, bounds, and what
# `--check` says of a configuration.
#
# Every function `it_…` is a test of its own. Its name is the sentence.
#
# SPDX-License-Identifier: MIT
import json
import os
import re
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import urllib.request

from client import Server


def opened(program, *options):
    """A server with these options, and all that it says to its owner."""
    server = Server(program, *options)
    last = "without a network" if "--lan" in options else "owner=" if "--origin" in options else "only"
    while last not in server.greeting:
        line = server.process.stdout.readline()
        assert line, server.greeting
        server.greeting += line
    return server


def owner_of(server):
    return re.search(r"#owner=(owner\.[0-9a-f]{32})\n", server.greeting).group(1)


def may_make(server, **headers):
    asked = {"game": "hello", "seats": [{"who": "person"}, {"who": "bot:random"}]}
    status = server.request("POST", "/tables", asked, **headers)[0]
    assert server.request("GET", "/tables", **headers)[0] == status, "who makes tables sees them"
    assert status in (200, 403), status
    return status == 200


def it_says_that_it_works_on_this_machine_only(program):
    server = opened(program)
    assert "http://127.0.0.1:%d/" % server.port in server.greeting
    assert "on this machine only" in server.greeting and "owner=" not in server.greeting
    assert may_make(server), "whoever is at this machine makes tables"
    server.close()


def it_shows_friends_a_link_and_a_code_and_says_that_http_is_open(program):
    server = opened(program, "--lan")
    link = re.search(r"http://([0-9.]+):\d+/#owner=", server.greeting)
    assert link, server.greeting
    code = [line for line in server.greeting.splitlines() if re.search("[\u2580\u2584\u2588]", line)]
    assert len(code) > 10, "there is a QR code"
    assert "not encrypted" in server.greeting and "do not install" in server.greeting
    server.close()


def it_lets_nobody_but_its_owner_make_tables_on_a_network(program):
    for option in (["--lan"], ["--origin", "https://games.example.org"]):
        server = opened(program, *option)
        assert not may_make(server)
        assert not may_make(server, Cookie="vaka=" + "0" * 32)
        status, _, _ = server.request("POST", "/join", {"token": "owner." + "0" * 32})
        assert status == 403
        status, headers, data = server.request("POST", "/join", {"token": owner_of(server)})
        assert status == 200 and json.loads(data) == {"owner": True}, (status, data)
        cookie = headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=Strict" in cookie and "Path=/tables" in cookie
        assert ("; Secure" in cookie) == ("--origin" in option), cookie
        assert may_make(server, Cookie=cookie.split(";")[0])
        owner = owner_of(server)
        server.kill(signal.SIGTERM)
        server.start()
        while "owner=" not in server.greeting:
            server.greeting += server.process.stdout.readline()
        assert owner_of(server) == owner, "the owner's link stays the same"
        server.close()


def certificate(folder):
    """A certificate and its key, made for this test."""
    names = [os.path.join(folder, name) for name in ("cert.pem", "key.pem")]
    subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2",
                    "-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1",
                    "-out", names[0], "-keyout", names[1]], check=True, capture_output=True)
    return names


def it_speaks_https_with_a_certificate(program):
    first = Server(program)  # for its folder
    cert, key = certificate(first.folder.name)
    server = opened(program, "--cert", cert, "--key", key)
    trust = ssl.create_default_context(cafile=cert)
    with urllib.request.urlopen("https://127.0.0.1:%d/" % server.port, context=trust) as answer:
        assert answer.status == 200 and b"<title>Vaka" in answer.read()
    assert "https://127.0.0.1:%d/" % server.port in server.greeting
    assert server.close() == 0 and first.close() == 0


def it_offers_the_games_that_its_owner_allows(program):
    server = opened(program, "--games", "hello,auction")
    offered = json.loads(server.request("GET", "/catalogue")[2])["games"]
    assert sorted(game["id"] for game in offered) == ["auction", "hello"], offered
    asked = {"game": "skirmish", "seats": [{"who": "person"}, {"who": "person"}]}
    assert server.request("POST", "/tables", asked)[0] == 400
    assert may_make(server)
    server.close()


def it_makes_no_more_tables_than_it_may(program):
    server = opened(program, "--tables", "2")
    assert may_make(server) and may_make(server)
    asked = {"game": "hello", "seats": [{"who": "person"}, {"who": "bot:random"}]}
    status, _, data = server.request("POST", "/tables", asked)
    assert status == 400 and "as many tables" in json.loads(data)["error"], (status, data)
    server.close()


def it_reads_nothing_long_of_strangers(program):
    server = opened(program, "--origin", "https://games.example.org")
    asked = dict(Host="games.example.org", Origin="https://games.example.org")
    for path in ("/join", "/tables", "/no"):
        assert server.request("POST", path, "x" * 3000, **asked)[0] == 413, path
    assert server.request("POST", "/join", {"token": "x" * 300}, **asked)[0] == 403
    server.close()


def it_lets_people_play_on_while_others_only_connect(program):
    """As many connections as the system allows: a worker that dies is started anew all the same."""
    with tempfile.TemporaryDirectory() as folder:
        limited = os.path.join(folder, "limited")
        with open(limited, "w", encoding="utf-8") as script:
            script.write("#!/bin/sh\nulimit -n 192\nexec '%s' \"$@\"\n" % program)
        os.chmod(limited, 0o755)
        server = opened(limited, "--guests", "64")
        _, (ada,) = server.table("hello", ["person", "bot:random"])
        idle = [socket.create_connection(("127.0.0.1", server.port), 5) for _ in range(300)]
        for pid in server.workers():
            os.kill(pid, signal.SIGKILL)
        ada.take(ada.until("table", 20))
        ada.asked()
        assert ada.act(ada.choices()[0])["ok"]
        assert server.logged().count("accept") < 10, "it fills no log"
        for link in idle:
            link.close()
        server.close()


def it_writes_a_log_for_machines(program):
    server = opened(program, "--log-json")
    assert may_make(server)
    server.process.send_signal(signal.SIGTERM)
    server.process.wait(20)
    lines = [json.loads(line) for line in server.logged().splitlines()]
    assert lines and all(set(line) >= {"at", "text"} for line in lines), lines
    server.close()


def it_says_what_is_wrong_with_a_configuration(program):
    server = Server(program)
    folder, port = server.folder.name, str(server.port)
    cert, _ = certificate(folder)
    rows = [
        (["--cert", cert], "--cert and --key go together"),
        (["--cert", cert, "--key", "/nowhere/key"], "cannot read /nowhere/key"),
        (["--origin", "games.example.org"], "--origin is what people see"),
        (["--origin", "https://games.example.org/"], "without a slash"),
        (["--address", "everywhere"], "--address must be an address"),
        (["--lan", "--address", "127.0.0.1"], "do not go together"),
        (["--web", folder + "/nothing"], "there is no page"),
        (["--store", "/nowhere/serve.db"], "/nowhere/serve.db"),
        (["--port", port], "is it taken by another program?"),
        (["--port", "99999"], "99999"),
        (["--workers", "none"], "none"),
        (["--no-such-option"], "--no-such-option"),
    ]
    for options, says in rows:
        words = [program, "serve", "--check"] + options
        for option, usual in (("--web", server.web), ("--store", folder + "/other.db")):
            if option not in options:
                words += [option, usual]
        done = subprocess.run(words, env=server.env, capture_output=True, text=True, check=False,
                              timeout=60)
        assert done.returncode != 0 and says in done.stderr, (options, done)
    server.close()


def it_ends_where_its_port_is_taken(program):
    server = Server(program)
    words = [program, "serve", "--port", str(server.port), "--web", server.web, "--store",
             server.folder.name + "/other.db"]
    done = subprocess.run(words, env=server.env, capture_output=True, text=True, check=False,
                          timeout=60)
    assert done.returncode == 1 and "is it taken by another program?" in done.stderr, done
    assert "served at" not in done.stdout and server.close() == 0


def main():
    program, names = sys.argv[1], sys.argv[2:]
    failed = 0
    tests = [(n, t) for n, t in globals().items() if n.startswith("it_") and (not names or n in names)]
    for name, test in tests:
        try:
            test(program)
            print("good    " + name.replace("_", " "))
        except Exception as error:  # pylint: disable=broad-except
            import traceback
            failed += 1
            print("FAILED  %s: %r" % (name.replace("_", " "), error))
            traceback.print_exc()
    print("%d tests, %d failed" % (len(tests), failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

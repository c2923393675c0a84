#!/usr/bin/env python3
"""bot.py - a bot in another language: plays a seat of any game over the engine's protocol.

    bot.py PROGRAM GAME [SEATS]    e.g. bot.py ./vaka hello 2

It watches its seat as a page does (sdk/docs/page-protocol.md): a document of what the seat sees and
may do, and news that change it. It goes on while there is something to do and ends a step last;
what it does is the choice that it has made least often. The other seats play at random. In the end
it says who has won.

SPDX-License-Identifier: MIT
"""
import json
import random
import subprocess
import sys


class Engine:
    """One JSON object a line out, one in."""

    def __init__(self, program):
        self.process = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True)

    def ask(self, cmd, **members):
        self.process.stdin.write(json.dumps({"cmd": cmd, **members}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise RuntimeError(f"{cmd} {members}: {answer}")
        return answer


def merge(into, patch):
    """A JSON merge patch, RFC 7396."""
    for key, value in patch.items():
        if value is None:
            into.pop(key, None)
        elif isinstance(value, dict):
            inner = into.get(key)
            into[key] = merge(inner if isinstance(inner, dict) else {}, value)
        else:
            into[key] = value
    return into


class Bot:
    """Knows its document, and how often it has used each verb."""

    def __init__(self, engine, match, seat):
        said = engine.ask("watch", match=match, seat=seat)
        self.engine = engine
        self.watch = said["watch"]
        self.document = said["document"]
        self.done = {}

    def look(self):
        merge(self.document, self.engine.ask("news", watch=self.watch)["patch"])

    def choose(self):
        """The action whose verb was used least; one that ends the step only if there is no other."""
        ends = self.document.get("ends", {})

        def cost(action):
            verb = action.split()[0]
            return (verb in ends, self.done.get(verb, 0), action)

        return min(self.document["choices"], key=cost)

    def play(self):
        action = self.choose()
        verb = action.split()[0]
        self.done[verb] = self.done.get(verb, 0) + 1
        self.engine.ask("apply", watch=self.watch, action=action)


def play(program, game, seats):
    engine = Engine(program)
    match = engine.ask("new", game=game, seats=seats)["match"]
    bot = Bot(engine, match, 0)
    others = random.Random(1)
    actions = 0
    while True:
        turn = engine.ask("turn", match=match)
        if turn["finished"]:
            break
        seat = turn["must"][0]
        bot.look()
        if seat == 0:
            bot.play()
        else:
            legal = engine.ask("legal", match=match, seat=seat)["actions"]
            engine.ask("apply", match=match, seat=seat, action=others.choice(legal))
        actions += 1
    bot.look()
    result = bot.document["result"]
    engine.process.stdin.close()
    engine.process.wait()
    return actions, result


def main():
    program, game = sys.argv[1:3]
    seats = int(sys.argv[3]) if len(sys.argv) > 3 else 2
    actions, result = play(program, game, seats)
    winners = result.get("winners", [])
    print(f"{game}: over after {actions} actions; "
          f"{'seat ' + ', '.join(map(str, winners)) if winners else 'nobody'} won")


if __name__ == "__main__":
    main()

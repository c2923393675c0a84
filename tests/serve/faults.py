# faults.py PROGRAM KILLS [--planted] - workers and servers are killed at random moments while people
# play, disks are full, readers do not read: what was acknowledged is there, and every game goes on.
#
# After the death of a worker people go on within half a second: 99 of 100 times, where there are
# enough to count.
#
# --planted: an action is noted down that was never acknowledged; it must be missed. --late: nobody has
# half a second, but a thousandth.
#
# SPDX-License-Identifier: MIT
import os
import random
import resource
import signal
import sys
import time

from client import Closed, Server

TABLES = 4
PATIENCE = 0.5  # seconds after the death of a worker
COUNTS = 100    # kills from which on it counts


class Table:
    """Two people who play, come back whenever they were thrown out, and note what was acknowledged."""

    def __init__(self, server, game):
        self.server, self.game = server, game
        self.tokens = [s["token"] for s in server.make(game, ["person", "person"])["seats"]]
        self.noted, self.players, self.actions = [], [], 0
        self.come()

    def come(self):
        for player in self.players:
            player.close()
        self.players = [self.server.sit(token) for token in self.tokens]
        for player in self.players:
            player.hello(nonce=os.urandom(16).hex())
        for player in self.players:
            player.begun()

    def step(self):
        """One action of somebody; false: nobody can act at the moment."""
        for player in self.players:
            player.catch_up()
        if self.players[0].document.get("result"):
            self.check()
            return True
        for player in self.players:
            if player.must() and player.choices():
                action = random.choice(player.choices())
                answer = player.act(action)
                if answer["ok"]:
                    self.noted.append("> %d %s" % (player.seat, action))
                    self.actions += 1
                return True
        return False

    def check(self):
        """Everything that was acknowledged stands in the journal, in its order; then a new game."""
        self.players[0].over()
        journal = self.players[0].ask("journal")["journal"]
        played = [line.split(" ~")[0].split(" #")[0] for line in journal.splitlines()
                  if line.startswith(">")]
        left = iter(played)
        for action in self.noted:
            if action not in left:
                raise AssertionError("lost: %s of %d; played: %s" % (action, len(self.noted), played))
        self.tokens = [s["token"]
                       for s in self.server.make(self.game, ["person", "person"])["seats"]]
        self.noted = []
        self.come()

    def finish(self):
        end = time.time() + 30
        before = self.tokens
        while self.tokens == before:
            if time.time() > end:
                raise AssertionError("stuck: " + str(self.players[0].document))
            if not self.step():
                time.sleep(0.002)


def survive(table):
    """Plays until an action is acknowledged; whoever was thrown out comes back. The seconds it took."""
    began = time.time()
    lost, before = False, table.actions
    while table.actions == before:
        try:
            if lost:
                table.come()
            lost = False
            table.step()
        except (Closed, ConnectionError, TimeoutError, OSError) as error:
            lost = True
            if time.time() - began > 15:
                raise AssertionError("cannot go on: %r" % error) from error
            time.sleep(0.005)
        if time.time() - began > 20:
            raise AssertionError("stuck: " + str([p.document for p in table.players]))
    return time.time() - began


def kills(server, count):
    tables = [Table(server, random.choice(["hello", "auction"])) for _ in range(TABLES)]
    pauses, restarts = [], []
    for number in range(count):
        for _ in range(random.randrange(1, 8)):
            survive(random.choice(tables))
        whole = number % 4 == 0
        if whole:
            server.kill()
            server.start()
        else:
            workers = server.workers()
            if workers:
                os.kill(random.choice(workers), signal.SIGKILL)
        began = time.time()
        for table in tables:
            survive(table)
            (restarts if whole else pauses).append(time.time() - began)
    for table in tables:
        survive(table)
        table.finish()
    return sum(table.actions for table in tables), sorted(pauses), sorted(restarts)


def told(pauses):
    """Median, 99 of 100, worst."""
    at = [pauses[len(pauses) // 2], pauses[len(pauses) * 99 // 100], pauses[-1]] if pauses else [0] * 3
    return "%.0f ms (median), %.0f ms (99 %%), %.0f ms (worst)" % tuple(1000 * one for one in at)


def full_disk(server):
    """No byte more can be written for a while: actions are refused, and none is lost."""
    table = Table(server, "auction")
    for _ in range(3):
        table.step()
    size = os.path.getsize(server.store + "-wal")
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, -1))
    refused = 0
    for _ in range(12):
        for player in table.players:
            player.catch_up(0.05)
            if player.must() and player.choices():
                refused += not player.act(player.choices()[0])["ok"]
    assert refused, "nothing was refused though nothing could be written"
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (-1, -1))
    for player in table.players:
        player.catch_up(0.2)
    table.finish()
    return refused


def silent_readers(server):
    """Some read nothing, or vanish in the middle of a message: the others play on."""
    table = Table(server, "auction")
    token = server.make("hello", ["person", "bot:random"])["watch"]
    deaf = [server.sit(token) for _ in range(5)]
    for one in deaf:
        one.send({"id": 1, "do": "hello"})
    half = server.sit(table.tokens[0])
    half.socket.sendall(b"\x81\xfe\x10\x00abcd")
    half.socket.close()
    began = time.time()
    table.finish()
    assert time.time() - began < 20
    for one in deaf:
        one.close()


def main():
    program, count = sys.argv[1], int(sys.argv[2])
    random.seed(count)
    server = Server(program, "--pace", "100000")
    try:
        silent_readers(server)
        refused = full_disk(server)
        if "--planted" in sys.argv:
            table = Table(server, "hello")
            table.noted.append("> 0 take 7")
            table.finish()
        actions, pauses, restarts = kills(server, count)
    except Exception:
        print(server.logged()[-3000:])
        raise
    server.close()
    patience = 0.001 if "--late" in sys.argv else PATIENCE
    if count >= COUNTS and pauses[len(pauses) * 99 // 100] > patience:
        raise AssertionError("players waited for %s after the death of a worker" % told(pauses))
    print("%d kills, %d actions acknowledged and none lost; players went on after %s of a worker's "
          "death, and %s after the server was back; %d actions refused on a full disk"
          % (count, actions, told(pauses), told(restarts), refused))


if __name__ == "__main__":
    main()

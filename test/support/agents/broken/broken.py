"""Programs that break down: they answer three decisions, then misbehave."""

import json
import os
import signal
import sys
import time

WAYS = "raises beyond nothing loops sleeps exits kills garbage list wrong_decision twice long_line many_lines eats mute deaf".split()


def say(message):
    print(json.dumps(message), flush=True)


def misbehave(way, decision, count):
    answer = {"decision": decision, "option": 0}
    if way == "raises":
        raise ValueError("lost my glasses")
    if way == "beyond":
        say({"decision": decision, "option": count})
    if way == "nothing":
        say({"decision": decision})
    if way == "loops":
        while True:
            pass
    if way == "sleeps":
        time.sleep(1000)
    if way == "exits":
        sys.exit(3)
    if way == "kills":
        os.kill(os.getpid(), signal.SIGKILL)
    if way == "garbage":
        print("thinking ...", flush=True)
    if way == "list":
        say([0])
    if way == "wrong_decision":
        say({"decision": decision - 1, "option": 0})
    if way == "twice":
        say(answer)
        say(answer)
    if way == "long_line":
        sys.stdout.write("x" * 3_000_000)
        sys.stdout.flush()
        time.sleep(1000)
    if way == "many_lines":
        while True:
            say(answer)
    if way == "eats":
        hoard = []
        while True:
            hoard.append(bytearray(10_000_000))
            hoard[-1][::4096] = b"x" * len(hoard[-1][::4096])
    if way == "mute":
        os.close(1)
    if way == "deaf":
        os.close(0)
        say(answer)
        sys.exit(0)


decisions = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"protocol": 1, "parameters": {"way": {"usual": "raises", "words": WAYS}}, "reproducible": True})
    elif message["type"] == "game":
        decisions = 0
        way = message["settings"]["way"]
    elif message["type"] == "decide":
        decisions += 1
        if decisions < 4:
            say({"decision": message["decision"], "option": 0})
        else:
            misbehave(way, message["decision"], len(message["options"]))

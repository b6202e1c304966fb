"""Plays the first option, and does one thing at a time when it is not expected: see WAYS."""

import json
import os
import subprocess
import sys
import time

WAYS = "plain leaves_child leaves_orphan eats_in_child nests throws_late colours waits".split()

SLEEP = ["sleep", "86399.25"]

EAT = "import time; hoard = bytearray(400_000_000); hoard[::4096] = b'x' * len(hoard[::4096]); time.sleep(86399.25)"


def say(message):
    print(json.dumps(message), flush=True)


def orphan(words):
    """In a session of its own, without a parent, and without the environment of this process."""
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            time.sleep(2.5)
            os.execve("/bin/sh", ["sh", "-c", " ".join(words)], {})
        os._exit(0)


way = "plain"
decisions = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"protocol": 1, "parameters": {"way": {"usual": "plain", "words": WAYS}}, "reproducible": True})
    elif message["type"] == "game":
        way = message["settings"]["way"]
        decisions = 0
    elif message["type"] == "decide":
        decisions += 1
        if decisions == 1:
            if way == "leaves_child":
                subprocess.Popen(SLEEP, start_new_session=True)
            if way == "leaves_orphan":
                orphan(SLEEP)
            if way == "eats_in_child":
                subprocess.Popen([sys.executable, "-c", EAT], start_new_session=True, stdout=subprocess.DEVNULL)
                time.sleep(60)
            if way == "nests":
                print('{"decision": ' + "[" * 100_000 + "]" * 100_000 + "}", flush=True)
                continue
            if way == "colours":
                print("\x1b[31mred\x1b[0m and \u202eturned", file=sys.stderr, flush=True)
            if way == "throws_late":
                say({"decision": message["decision"], "option": 0})
                raise ValueError("after the answer")
            if way == "waits":
                open("waiting", "w").close()
                time.sleep(1)
        say({"decision": message["decision"], "option": 0})

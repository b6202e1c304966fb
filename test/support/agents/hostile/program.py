"""A program that attacks the lab in the way that its file name says: a test copies this file to `<way>.py`."""

import json
import os
import sys

import children  # noqa: F401 (registers its attacks)
import intrusions  # noqa: F401
from attacks import ATTACKS

WAY = os.path.basename(sys.argv[0])[: -len(".py")]
HELLO = {"protocol": 1, "about": "attacks at its second decision", "reproducible": True}
moment, attack = ATTACKS[WAY]


def write(text):
    """A line to the lab, without Python's buffer."""
    os.write(1, (text + "\n").encode())


def answer(decision, option=0):
    write(json.dumps({"decision": decision, "option": option}))


if moment == "load":
    attack()
decisions = 0
for line in sys.stdin:
    message = json.loads(line)
    kind = message["type"]
    if kind == "hello":
        # An attack on the greeting returns its text, or nothing.
        text = attack() if moment == "hello" else json.dumps(HELLO)
        if text is not None:
            write(text)
    elif kind == "game":
        decisions = 0
        if moment == "game":
            attack()
    elif kind == "decide":
        decisions += 1
        if moment == "decide" and decisions >= 2:
            # An attack on a decision returns true if the program shall answer as usual.
            if attack(message["decision"], len(message["options"])):
                answer(message["decision"])
        else:
            answer(message["decision"])
    elif kind == "over" and moment == "over":
        attack()
if moment == "end":
    attack()

"""A first agent in Python. It ranks options by their first words. Messages are JSON objects, one a line; agents/README.md lists them."""

import json
import random
import sys

ORDER = ["quest", "challenge", "play", "sing", "use", "ink"]


def rank(option):
    """The position of the option's first word in ORDER. Other words come last."""
    word = option.split(" ")[0]
    return ORDER.index(word) if word in ORDER else len(ORDER)


def send(message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        whim = {"usual": 0.1, "least": 0, "most": 1, "about": "chance of a random option"}
        send({"protocol": 1, "about": "ranks options by their first words", "parameters": {"whim": whim}, "reproducible": True})
    elif message["type"] == "game":
        rng = random.Random(message["seed"])
        settings = message["settings"]
    elif message["type"] == "decide":
        options = message["options"]
        best = min(range(len(options)), key=lambda i: rank(options[i]))
        option = rng.randrange(len(options)) if rng.random() < settings["whim"] else best
        send({"decision": message["decision"], "option": option})

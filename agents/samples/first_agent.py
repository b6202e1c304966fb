"""A first agent in Python: it ranks options by their first words. One JSON object a line; agents/README.md has all messages."""

import json
import random
import sys

ORDER = ["quest", "challenge", "play", "sing", "use", "ink"]


def rank(option):
    """How early in ORDER the first word of an option stands; what is not there comes last."""
    word = option.split(" ")[0]
    return ORDER.index(word) if word in ORDER else len(ORDER)


def say(message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        whim = {"usual": 0.1, "least": 0, "most": 1, "about": "chance of any option"}
        say({"protocol": 1, "about": "goes by the words of its options", "parameters": {"whim": whim}, "reproducible": True})
    elif message["type"] == "game":
        luck = random.Random(message["seed"])
        settings = message["settings"]
    elif message["type"] == "decide":
        options = message["options"]
        best = min(range(len(options)), key=lambda i: rank(options[i]))
        option = luck.randrange(len(options)) if luck.random() < settings["whim"] else best
        say({"decision": message["decision"], "option": option})

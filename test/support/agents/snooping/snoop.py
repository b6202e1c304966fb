"""Plays the first option. In its first decision it looks around, and writes what it finds to standard error."""

import json
import os
import socket
import sys


def attempt(what):
    try:
        what()
        return True
    except OSError:
        return False


def write(path):
    with open(path, "a") as file:
        file.write("# written by the agent\n")


def connect(port):
    socket.create_connection(("127.0.0.1", port), 2).close()


def look(port, secret):
    return {
        "environment": sorted(os.environ),
        "processes": len([name for name in os.listdir("/proc") if name.isdigit()]),
        "files": sorted(os.listdir(".")),
        "experiment": attempt(lambda: open("reports/mine/experiment.yaml").close()),
        "secret": attempt(lambda: open(secret).close()),
        "write": attempt(lambda: write("snoop.py")),
        "scratch": attempt(lambda: write(os.path.join(os.environ.get("TMPDIR", "/tmp"), "tempolab-scratch"))),
        "network": attempt(lambda: connect(port)),
    }


is_new = True
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        about = {"port": {"usual": 0}, "secret": {"usual": ""}}
        print(json.dumps({"protocol": 1, "parameters": about, "reproducible": True}), flush=True)
    elif message["type"] == "game":
        settings = message["settings"]
    elif message["type"] == "decide":
        if is_new:
            print(json.dumps(look(settings["port"], settings["secret"])), file=sys.stderr, flush=True)
            is_new = False
        print(json.dumps({"decision": message["decision"], "option": 0}), flush=True)

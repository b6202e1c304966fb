"""The attacks of `program.py`, by way: the moment and the function."""

import json
import os
import signal
import time

ATTACKS = {}


def at(moment):
    """Registers a function under its name."""

    def register(function):
        ATTACKS[function.__name__.replace("_", "-")] = (moment, function)
        return function

    return register


def add(way, moment, function):
    ATTACKS[way] = (moment, function)


def write(file, data):
    while data:
        data = data[os.write(file, data) :]


def forever():
    while True:
        pass


# Greetings.

GREETINGS = {
    "nothing": "",
    "list": "[1]",
    "protocol-2": '{"protocol": 2}',
    "protocol-inherited": '{"__proto__": {"protocol": 1}}',
    "parameter-constructor": '{"protocol": 1, "parameters": {"constructor": {"usual": 1}}}',
    "parameter-to-string": '{"protocol": 1, "parameters": {"toString": {"usual": 1}, "valueOf": {"usual": 2}}}',
    "parameter-proto": '{"protocol": 1, "parameters": {"__proto__": {"usual": 1}}}',
    "parameter-range": '{"protocol": 1, "parameters": {"depth": {"usual": 5, "least": 9, "most": -9, "words": []}}}',
    "parameter-infinite": '{"protocol": 1, "parameters": {"depth": {"usual": 1e400}}}',
    "parameter-control": r'{"protocol": 1, "parameters": {"\u001b[2J\n": {"usual": "\u001b[31m", "about": "\u0007"}}}',
    "parameters-list": '{"protocol": 1, "parameters": [1, 2]}',
    "parameters-many": json.dumps({"protocol": 1, "parameters": {f"p{i}": {"usual": i} for i in range(20_000)}}),
    "control": r'{"protocol": 1, "about": "\u001b[2J\r\n\u0000\u009b1A\u202etxet"}',
    "surrogates": r'{"protocol": 1, "about": "\ud800"}',
    "twice": '{"protocol": 1}\n{"protocol": 1}',
    "and-answers": '{"protocol": 1}\n' + "".join(f'{{"decision": {i}, "option": 0}}\n' for i in range(1, 99)),
    "deep": '{"protocol": 1, "extra": ' + "[" * 100_000 + "]" * 100_000 + "}",
    "deep-parameter": '{"protocol": 1, "parameters": {"a": {"usual": ' + '{"a":' * 50_000 + "0" + "}" * 50_000 + "}}}",
    "wrong-keys": '{"' + "k" * 900_000 + '": 1}',
    "escapes": '{"protocol": 2, "\x1b[2J\x9b31m": "\x1b]0;title\x07"}',
}

for name, text in GREETINGS.items():
    add(f"greets-with-{name}", "hello", lambda text=text: text)


@at("hello")
def greets_in_pieces():
    for byte in b'{"protocol": 1, "about": "\xc3\xbc\xf0\x9f\x98\x80"}\n':
        os.write(1, bytes([byte]))
        time.sleep(0.005)


@at("hello")
def greets_and_exits():
    os.write(1, b'{"protocol": 1}\n')
    os._exit(0)


@at("load")
def greets_unasked():
    os.write(1, b'{"protocol": 1}\n' * 3)


@at("hello")
def greets_in_utf16():
    write(1, '{"protocol": 1}\n'.encode("utf-16"))


@at("load")
def exits_before_hello():
    os._exit(4)


# Answers: format strings with the number of the decision.

ANSWERS = {
    "nan": '{"decision": %d, "option": NaN}',
    "minus-zero": '{"decision": %d, "option": -0}',
    "minus-one": '{"decision": %d, "option": -1}',
    "huge": '{"decision": %d, "option": 1e308}',
    "infinite": '{"decision": %d, "option": 1e400}',
    "fraction": '{"decision": %d, "option": 0.5}',
    "text": '{"decision": %d, "option": "0"}',
    "null": '{"decision": %d, "option": null}',
    "true": '{"decision": %d, "option": true}',
    "list": '{"decision": %d, "option": [0]}',
    "object": '{"decision": %d, "option": {"valueOf": 0}}',
    "id-as-text": '{"decision": "%d", "option": 0}',
    "other-id": '{"decision": %d0, "option": 0}',
    "id-proto": '{"__proto__": {"decision": %d, "option": 0}}',
    "id-constructor": '{"constructor": %d, "toString": 0, "then": 1}',
    "id-deep": '{"decision": [%d' + ", [" * 100_000 + "]" * 100_000 + '], "option": 0}',
    "deep": '{"decision": %d, "option": ' + "[" * 100_000 + "]" * 100_000 + "}",
    "deep-objects": '{"decision": 0, "a": ' + '{"a":' * 100_000 + "%d" + "}" * 100_000 + "}",
    "wide": '{"decision": %d, "option": [' + "0," * 400_000 + "0]}",
    "long-text": '{"decision": %d, "option": "' + "y" * 900_000 + '"}',
    "control": r'{"decision": %d, "option": "\u001b[2J\u0007\u009b31m\u202e\u0000"}',
    "raw-control": '{"decision": %d, "option": \x1b[2J\x9b31m\u202e\x07}',
    "surrogates": r'{"decision": %d, "option": "\ud800\udfff"}',
    "keys-twice": '{"decision": 0, "decision": %d, "option": 99, "option": 0}',
    "bom": '\ufeff{"decision": %d, "option": 0}',
    "crlf": '{"decision": %d, "option": 0}\r',
    "spaces": " " * 100_000 + '{"decision": %d, "option": 0}',
    "empty-line": '\n{"decision": %d, "option": 0}',
    "two-a-line": '{"decision": %d, "option": 0}{"decision": 0}',
    "quote": "'%d'",
    "formula": '=cmd|"/C calc"!A%d',
}

for name, text in ANSWERS.items():
    add(f"answers-with-{name}", "decide", lambda decision, _, text=text: write(1, (text % decision + "\n").encode()))


@at("decide")
def answers_with_bytes(_decision, _count):
    write(1, b"\xff\xfe\xc0\x80\xed\xa0\x80\n")


@at("decide")
def answers_next_ones(decision, _count):
    write(1, "".join(f'{{"decision": {decision + i}, "option": 0}}\n' for i in range(50)).encode())


@at("decide")
def answers_late(decision, _count):
    time.sleep(8)
    write(1, b'{"decision": %d, "option": 0}\n' % decision)


@at("decide")
def answers_in_pieces(decision, _count):
    for byte in b'{"decision": %d, "option": 0}\n' % decision:
        os.write(1, bytes([byte]))
        time.sleep(0.0005)


@at("decide")
def answers_and_exits(decision, _count):
    os.write(1, b'{"decision": %d, "option": 0}\n' % decision)
    os._exit(0)


@at("over")
def answers_after_the_end():
    write(1, b'{"decision": 1, "option": 0}\n' * 20)


@at("over")
def exits_after_the_end():
    os._exit(0)


# Floods.


@at("decide")
def floods_stdout_lines(decision, _count):
    line = b'{"decision": %d, "option": 0}\n' % decision * 10_000
    while True:
        os.write(1, line)


@at("decide")
def floods_stdout_empty_lines(_decision, _count):
    while True:
        os.write(1, b"\n" * 1_000_000)


@at("decide")
def floods_stdout_line(_decision, _count):
    while True:
        os.write(1, b"x" * 1_000_000)


@at("decide")
def floods_slowly(_decision, _count):
    while True:
        os.write(1, b"x")
        time.sleep(0.001)


@at("decide")
def floods_stderr(_decision, _count):
    while True:
        os.write(2, b"\x1b[31mred\n" * 10_000)


@at("end")
def floods_at_end():
    while True:
        os.write(1, b"x\n" * 100_000)


@at("load")
def floods_at_load():
    while True:
        os.write(1, b"\x00" * 100_000)


# Pipes.


@at("decide")
def writes_to_stdin(_decision, _count):
    os.set_blocking(0, False)
    for _ in range(100):
        try:
            os.write(0, b"x" * 100_000)
        except OSError:
            pass
    os.set_blocking(0, True)
    return True


@at("decide")
def never_reads_again(decision, _count):
    os.write(1, b'{"decision": %d, "option": 0}\n' % decision)
    time.sleep(600)


@at("decide")
def closes_stdout(_decision, _count):
    os.close(1)
    time.sleep(600)


@at("decide")
def closes_stdin(decision, _count):
    os.write(1, b'{"decision": %d, "option": 0}\n' % decision)
    os.close(0)
    time.sleep(600)


@at("decide")
def closes_stderr(_decision, _count):
    os.close(2)
    return True


@at("end")
def ignores_closed_stdin():
    for number in range(1, 32):
        try:
            signal.signal(number, signal.SIG_IGN)
        except OSError:
            pass
    time.sleep(600)

"""Attacks on the machine, for runs with a sandbox: they reach for the lab, its files, its agents, the network and secrets.

An attack exits with code 42 if it gets through. Without a sandbox, it harms at most the lab that started it.
"""

import os
import signal
import socket

from attacks import add, at

THROUGH = 42

# The folder of the run: this file is in `hostile/` there.
RUN = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def expect(holds):
    if not holds:
        os._exit(THROUGH)


def fails(work):
    try:
        work()
    except OSError:
        return True
    return False


def others():
    """The parent and its other children, as far as this process can see them."""
    parent, found = os.getppid(), []
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/stat") as file:
                above = int(file.read().rpartition(")")[2].split()[1])
        except OSError:
            continue
        if int(name) != os.getpid() and parent in (int(name), above):
            found.append(int(name))
    return found


def sends(number):
    """An attack that sends a signal to the parent and its other children."""

    def attack(_decision, _count):
        for pid in others():
            fails(lambda pid=pid: os.kill(pid, number))
        return True

    return attack


for name in "SIGKILL", "SIGSTOP", "SIGUSR1", "SIGINT", "SIGTERM":
    add(f"sends-{name.lower()}", "decide", sends(getattr(signal, name)))


@at("load")
def kills_at_load():
    for pid in others():
        fails(lambda pid=pid: os.kill(pid, signal.SIGKILL))


@at("decide")
def kills_all(_decision, _count):
    # Only where nearly nothing can be seen.
    expect(len(list(filter(str.isdigit, os.listdir("/proc")))) < 10)
    fails(lambda: os.kill(-1, signal.SIGKILL))
    return True


@at("decide")
def sees_processes(_decision, _count):
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/cmdline") as file:
                words = file.read()
        except OSError:
            continue
        expect("main.js" not in words and "honest.py" not in words)
    return True


@at("decide")
def sees_report(_decision, _count):
    expect(not os.path.exists(os.path.join(RUN, "report", "games.journal")))
    expect(not os.path.exists("report/games.journal"))
    for name in filter(str.isdigit, os.listdir("/proc")):
        expect(not os.path.exists(f"/proc/{name}/cwd/report/games.journal"))
        expect(not os.path.exists(f"/proc/{name}/root{RUN}/report/games.journal"))
    return True


@at("decide")
def sees_secrets(_decision, _count):
    expect("TEMPOLAB_TEST_SECRET" not in os.environ)
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/environ", "rb") as file:
                expect(b"TEMPOLAB_TEST_SECRET" not in file.read())
        except OSError:
            pass
    return True


@at("decide")
def opens_network(_decision, _count):
    expect(fails(lambda: socket.create_connection(("1.1.1.1", 53), 0.3)))
    expect(fails(lambda: socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(b"x", ("1.1.1.1", 53))))
    with open("/proc/net/dev") as file:
        expect(all(line.strip().startswith("lo:") for line in file.readlines()[2:]))
    return True


@at("decide")
def writes_files(_decision, _count):
    for path in os.path.abspath(__file__), "/usr/intruder", "/etc/intruder":
        expect(fails(lambda path=path: open(path, "a").close()))
    # These may be in the scratch folder: the test looks whether the real files have changed.
    for name in "honest.py", "intruder", "report/games.journal", "decks/boxer.yaml":
        fails(lambda name=name: open(os.path.join(RUN, name), "w").close())
    return True


@at("decide")
def writes_scratch(_decision, _count):
    """A scratch folder is allowed; what is in it must be gone after the run."""
    for folder in ".", os.environ.get("TMPDIR", "/tmp"), "/tmp", "/dev/shm":
        fails(lambda folder=folder: open(os.path.join(folder, "tempolab-intruder"), "w").close())
    return True


@at("decide")
def fills_scratch(_decision, _count):
    """At most 300 MB, which is above the memory limit."""
    for folder in os.environ.get("TMPDIR", "/tmp"), "/dev/shm":
        try:
            with open(os.path.join(folder, "tempolab-intruder"), "wb") as file:
                for _ in range(30):
                    file.write(bytes(10_000_000))
        except OSError:
            pass
    return True


@at("decide")
def mounts(_decision, _count):
    libc = __import__("ctypes").CDLL(None)
    expect(libc.mount(b"none", b"/tmp", b"tmpfs", 0, None) != 0 or not os.path.exists(os.path.join(RUN, "report")))
    return True

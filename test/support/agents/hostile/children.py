"""Attacks by other processes, and on the files of the program."""

import os
import signal
import subprocess
import sys
import time

from attacks import add, at

# Longer than any test waits.
SLEEP = ["sleep", "600"]
LOOP = ["sh", "-c", "while :; do :; done"]


def child(words=SLEEP, **options):
    """An attack that starts a child with the pipes of the program, and answers."""

    def attack(_decision, _count):
        subprocess.Popen(words, **options)
        return True

    return attack


NO_PIPES = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}

add("child-in-group", "decide", child(**NO_PIPES))
add("child-in-session", "decide", child(**NO_PIPES, start_new_session=True))
add("child-holds-pipes", "decide", child(start_new_session=True))
add("child-loops", "decide", child(LOOP, start_new_session=True))
add("child-floods-stdout", "decide", child(["yes"], start_new_session=True))
add("child-without-environment", "decide", child(start_new_session=True, env={}))
add("child-ignores-signals", "decide", child(["sh", "-c", "trap '' TERM INT HUP QUIT; sleep 600"], start_new_session=True))
add("child-of-child", "decide", child(["setsid", "sh", "-c", "setsid sleep 600 & setsid sleep 600"]))
add("children-many", "decide", child(["sh", "-c", "for i in 1 2 3 4 5 6 7 8 9; do setsid sleep 600 & done; wait"]))


def daemon():
    """Forks twice, so that the grandchild has no parent here; returns true there."""
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            return True
        os._exit(0)
    os.wait()
    return False


@at("decide")
def daemon_holds_pipes(_decision, _count):
    if daemon():
        os.execvp("sleep", SLEEP)
    return True


@at("decide")
def daemon_without_pipes(_decision, _count):
    if daemon():
        os.closerange(0, 64)
        os.execvpe("sleep", SLEEP, {})
    return True


@at("load")
def daemon_at_load():
    if daemon():
        os.execvp("sleep", SLEEP)


@at("end")
def daemon_at_end():
    if daemon():
        os.execvp("sleep", SLEEP)


@at("decide")
def daemon_stopped(_decision, _count):
    if daemon():
        os.kill(os.getpid(), signal.SIGSTOP)
        os.execvp("sleep", SLEEP)
    return True


@at("decide")
def daemon_and_exit(_decision, _count):
    if daemon():
        os.execvp("sleep", SLEEP)
    os._exit(0)


@at("decide")
def daemon_forks_on(_decision, _count):
    """A process that replaces itself all the time, for at most a minute."""
    if daemon():
        until = time.time() + 60
        while time.time() < until:
            if os.fork() != 0:
                os._exit(0)
            os.setsid()
            time.sleep(0.002)
        os._exit(0)
    return True


@at("decide")
def leaves_group(_decision, _count):
    """A session cannot be left by its leader, so its child goes on and the leader exits."""
    if os.fork() == 0:
        os.setsid()
        time.sleep(600)
    os._exit(0)


@at("decide")
def moves_group(_decision, _count):
    """The program itself joins another process group."""
    other = subprocess.Popen(SLEEP, process_group=0)
    try:
        os.setpgid(0, other.pid)
    except OSError:
        pass
    while True:
        pass


@at("decide")
def stops_itself(_decision, _count):
    os.kill(os.getpid(), signal.SIGSTOP)
    return True


@at("end")
def stops_at_end():
    os.kill(os.getpid(), signal.SIGSTOP)


@at("decide")
def stops_group(_decision, _count):
    os.kill(0, signal.SIGSTOP)
    return True


@at("decide")
def takes_memory_in_child(_decision, _count):
    subprocess.Popen(
        [sys.executable, "-c", "import time; x = bytearray(400_000_000); x[::4096] = b'x' * len(x[::4096]); time.sleep(600)"],
        start_new_session=True,
    )
    time.sleep(600)


@at("decide")
def takes_memory_in_daemon(_decision, _count):
    if daemon():
        hoard = bytearray(400_000_000)
        hoard[::4096] = b"x" * len(hoard[::4096])
        time.sleep(600)
    return True


@at("decide")
def drops_rights(_decision, _count):
    """As another user, the process cannot be ended by a lab that is not root; here the lab may be root."""
    try:
        os.setgid(65534)
        os.setuid(65534)
    except OSError:
        pass
    time.sleep(600)


@at("decide")
def renames_process(_decision, _count):
    """A name with brackets and line breaks confuses readers of /proc."""
    with open("/proc/self/comm", "w") as file:
        file.write(") R 1 1\n1")
    subprocess.Popen(SLEEP, start_new_session=True)
    return True


# Files of the program.


def me():
    return os.path.abspath(sys.argv[0])


@at("decide")
def edits_itself(_decision, _count):
    with open(me(), "a") as file:
        file.write("#")
    os._exit(0)


@at("decide")
def deletes_itself(_decision, _count):
    os.remove(me())
    os._exit(0)


@at("decide")
def becomes_a_folder(_decision, _count):
    os.remove(me())
    os.mkdir(me())
    os._exit(0)


@at("decide")
def becomes_a_fifo(_decision, _count):
    os.remove(me())
    os.mkfifo(me())
    os._exit(0)


@at("decide")
def becomes_an_endless_file(_decision, _count):
    os.remove(me())
    os.symlink("/dev/zero", me())
    os._exit(0)

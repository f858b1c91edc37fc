"""Runs once, when the image is created. It loads the common modules and defines how a program is run.

The image is a snapshot of the memory after this. Every run starts from it and calls `_run()`.
"""

import abc, bisect, builtins, collections, copy, dataclasses, datetime, decimal, enum, fractions, functools
import heapq, io, itertools, json, linecache, math, operator, random, re, statistics, string, textwrap, time, types
import typing
import atexit, gc, os, sys, tokenize, traceback

HOME = '/home'
PROGRAM = 'main.py'


def show_error(kind, error, trace, hidden=('<boot>', '/lib/', '<frozen ')):
    """Prints a traceback without the frames of the standard library and of this file."""

    def only_own(told, seen):
        if told is None or id(told) in seen:
            return
        seen.add(id(told))
        told.stack[:] = [frame for frame in told.stack if not frame.filename.startswith(hidden)]
        for other in (told.__cause__, told.__context__, *(told.exceptions or ())):
            only_own(other, seen)

    told = traceback.TracebackException(kind, error, trace, compact=True)
    only_own(told, set())
    lines = list(told.format())
    if not told.stack and not told.exceptions and lines and lines[0].startswith('Traceback'):
        # The program didn't compile, so there are no frames: the line 'Traceback …' is left out.
        del lines[0]
    print(''.join(lines), end='', file=sys.stderr)


def make_runner(end=os._exit, write=os.write, show=show_error):
    # The functions are parameters, because the program could replace them in their modules and then never end.
    def finish(step):
        try:
            step()
        except BaseException:
            pass

    def run():
        random.seed()
        main = types.ModuleType('__main__')
        main.__file__ = PROGRAM
        main.__builtins__ = builtins
        sys.modules['__main__'] = main
        code = 0
        try:
            with open(PROGRAM, 'rb') as file:
                source = file.read()
            linecache.cache[PROGRAM] = (len(source), None, source.decode('utf-8', 'replace').splitlines(True), PROGRAM)
            exec(compile(source, PROGRAM, 'exec', dont_inherit=True), main.__dict__)
        except SystemExit as exit:
            code = exit.code
            if code is None:
                code = 0
            elif not isinstance(code, int):
                message = code
                finish(lambda: print(message, file=sys.stderr))
                code = 1
        except BaseException as error:
            code = 1
            try:
                sys.excepthook(type(error), error, error.__traceback__)
            except BaseException:
                try:
                    write(2, f'{type(error).__name__}\n'.encode())
                except BaseException:
                    pass
        finish(atexit._run_exitfuncs)
        finish(lambda: sys.stdout.flush())
        finish(lambda: sys.stderr.flush())
        end(code & 255)

    return run


_run = make_runner()
sys.excepthook = show_error
sys.argv[:] = [PROGRAM]
sys.path.insert(0, HOME)
os.chdir(HOME)
os.environ.clear()
# ctypes can't work here. With this entry, importing it fails at once.
sys.modules['_ctypes'] = None

# The first compilation and the first traceback load modules and fill caches, which should be in the image too.
compile('x = 1', 'warm', 'exec')
try:
    exec(compile('1 / 0', 'warm', 'exec'))
except ZeroDivisionError as error:
    ''.join(traceback.format_exception(error))
linecache.clearcache()
gc.collect()
gc.freeze()

import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunRecord } from '#contract/compilations.ts'
import { readConfig } from '../../../config.ts'
import type { Limits } from '../../guest.ts'
import { createExecution } from '../../service.ts'
import { buildImage } from './makeImage.ts'

// Hostile programs against the real host, with its own process, threads and limits. After each of them, the next
// program must find a clean state.

const execution = createExecution(readConfig({}, 'no-such-file'), pino({ level: 'silent' }))
beforeAll(async () => {
  buildImage()
  // Warms up two threads, because new ones are slow and the limits below are short.
  await Promise.all([run('import asyncio, re'), run('import asyncio, re')])
})
afterAll(() => execution.close())

const SHORT_MS = 600
const LONG_MS = 60_000
let runs = 0
function run(code: string, { stdin = '', limits = {} }: { stdin?: string; limits?: Partial<Limits> } = {}) {
  runs += 1
  const wallMs = LONG_MS
  return execution.run({
    uid: `u${runs}`,
    network: '',
    language: 'python',
    code,
    stdin,
    purpose: 'grading',
    limits: { wallMs, ...limits },
  })
}

type Case = [name: string, code: string, expected: Partial<RunRecord> | ((record: RunRecord) => void)]
/** Expects a Python error of this kind and no other output. */
const raises =
  (kind: string, stdout = '') =>
  (record: RunRecord) => {
    expect(record).toMatchObject({ status: 'RE', code: 1, stdout })
    expect(record.stderr).toContain(kind)
  }
/**
 * Accepts success or an error: what matters is that the program ended by itself and revealed nothing about the machine.
 */
const ends = (record: RunRecord) => {
  expect([null, 'RE', 'SG']).toContain(record.status)
  expect(record.output).not.toMatch(/root:|node_modules|uid=/)
}
const crashes = (record: RunRecord) => expect(record).toMatchObject({ status: 'SG', code: null })

const endless: Case[] = [
  ['a loop', 'print("kept", end="")\nwhile True: pass', { status: 'TO', stdout: 'kept', signal: 'SIGKILL' }],
  ['a sleep', 'import time\nprint(1)\ntime.sleep(60)', { status: 'TO', stdout: '1\n' }],
  ['a sleep of asyncio', 'import asyncio\nasyncio.run(asyncio.sleep(60))', { status: 'TO' }],
  ['a huge power', 'x = 9**9**9', { status: 'TO' }],
  ['a regular expression that never ends', 'import re\nre.match("(a+)+$", "a" * 40 + "b")', { status: 'TO' }],
  [
    'errors that are caught forever',
    'while True:\n  try:\n    while True: pass\n  except BaseException: pass',
    { status: 'TO' },
  ],
  ['an exit that is caught', 'import atexit\n@atexit.register\ndef f():\n  while True: pass', { status: 'TO' }],
]

const machine: Case[] = [
  ['fork', 'import os\nwhile True: os.fork()', raises('OSError')],
  ['a thread', 'import threading\nthreading.Thread(target=print).start()', raises("can't start new thread")],
  ['a pool of processes', 'import multiprocessing\nmultiprocessing.Pool()', raises('Error')],
  ['subprocess', 'import subprocess\nsubprocess.run(["id"])', raises('does not support processes')],
  ['os.system', 'import os\nprint(os.system("id"))', { status: null, stdout: '-1\n' }],
  ['os.execv', 'import os\nos.execv("/bin/sh", ["sh"])', raises('OSError')],
  ['os.posix_spawn', 'import os\nos.posix_spawn("/bin/id", ["id"], {})', raises('Error')],
  ['kill of the parent', 'import os\nos.kill(os.getppid(), 9)', ends],
  ['kill of every process', 'import os\nos.kill(-1, 9)', ends],
  ['kill of itself', 'import os, signal\nos.kill(os.getpid(), signal.SIGTERM)', ends],
  ['an alarm', 'import signal\nsignal.alarm(1)\nsignal.setitimer(signal.ITIMER_REAL, 0.01)', ends],
  ['abort', 'import os\nos.abort()', { status: 'SG', signal: 'SIGABRT', code: null }],
  ['ctypes', 'import ctypes\nctypes.CDLL(None).system(b"id")', raises('_ctypes')],
  [
    'ctypes by its back door',
    'import sys\ndel sys.modules["_ctypes"]\nimport ctypes\nctypes.memset(0, 255, 2**31 - 1)',
    ends,
  ],
  [
    'a library of its own',
    'import importlib.machinery as m, importlib.util as u\nopen("/tmp/x.so", "wb").write(b"\\0asm\\1\\0\\0\\0")\nl = m.ExtensionFileLoader("x", "/tmp/x.so")\nu.module_from_spec(u.spec_from_loader("x", l))',
    ends,
  ],
  ['a socket', 'import socket\nsocket.create_connection(("1.1.1.1", 80))', raises('gaierror')],
  ['a server', 'import socket\nsocket.socket().bind(("", 8080))', raises('OSError')],
  ['a name looked up', 'import socket\nsocket.gethostbyname("example.com")', raises('gaierror')],
  ['a web page', 'import urllib.request\nurllib.request.urlopen("http://example.com")', raises('URLError')],
  ['the environment', 'import os\nprint(dict(os.environ), os.getenv("PATH"))', { status: null, stdout: '{} None\n' }],
  ['import js', 'import js', raises("No module named 'js'")],
  ['import pyodide_js', 'import pyodide_js', raises("No module named 'pyodide_js'")],
  ['import _pyodide_core', 'import _pyodide_core', raises("No module named '_pyodide_core'")],
  ['import pyodide', 'from pyodide.code import run_js\nrun_js("process.exit()")', raises("No module named 'pyodide'")],
  ['import _pyodide', 'import _pyodide', raises("No module named '_pyodide'")],
]

const memory: Case[] = [
  [
    'many pieces',
    'a = []\nwhile True: a.append(bytearray(10**6))',
    { status: 'RE', message: 'The program used more than 128 MB of memory.' },
  ],
  ['one piece', 'x = bytearray(10**9)', { status: 'RE', message: 'The program used more than 128 MB of memory.' }],
  [
    'a list that doubles',
    'a = [0] * 10\nwhile True: a = a + a',
    { status: 'RE', message: 'The program used more than 128 MB of memory.' },
  ],
  ['a text', 'a = "x" * (2**31 - 100)', raises('MemoryError')],
  [
    'caught and gone on',
    'try:\n  x = bytearray(10**9)\nexcept MemoryError:\n  print("no")',
    { status: null, stdout: 'no\n' },
  ],
  ['memory mapped', 'import mmap\nmmap.mmap(-1, 2**30)', raises('Error')],
  ['recursion', 'def f(n): return f(n + 1)\nf(0)', raises('RecursionError')],
  ['recursion without a limit', 'import sys\nsys.setrecursionlimit(10**9)\ndef f(n): return f(n + 1)\nf(0)', ends],
  ['recursion in C', 'a = []\nfor i in range(200000): a = [a]\nrepr(a)', raises('RecursionError')],
  ['a deep list set free', 'a = None\nfor i in range(300000): a = [a]\ndel a', ends],
  ['a deep comparison', 'a, b = [], []\nfor i in range(100000): a, b = [a], [b]\na == b', ends],
  ['deep brackets', 'compile("(" * 5000 + ")" * 5000, "x", "eval")', raises('SyntaxError')],
  ['deep JSON', 'import json\njson.loads("[" * 100000)', raises('RecursionError')],
  [
    'bytecode made by hand',
    'def f(): pass\nf.__code__ = f.__code__.replace(co_code=b"\\x64\\xff" * 4000, co_stacksize=1)\nprint(f())',
    crashes,
  ],
  ['a crash on purpose', 'import _testcapi\n_testcapi.crash_no_current_thread()', ends],
  ['a fault on purpose', 'import faulthandler\nfaulthandler._sigsegv()', crashes],
  [
    'objects emptied behind its back',
    'import gc\nfor o in gc.get_objects():\n  try: o.clear()\n  except Exception: pass',
    ends,
  ],
  ['modules emptied', 'import sys\nfor m in list(sys.modules.values()): m.__dict__.clear()', ends],
]

const output: Case[] = [
  [
    'stdout',
    'while True: print("A" * 1000)',
    { status: 'OL', message: 'The program printed more than 64 KB on stdout.' },
  ],
  [
    'stderr',
    'import sys\nwhile True: sys.stderr.write("A" * 1000)',
    { status: 'EL', message: 'The program printed more than 64 KB on stderr.' },
  ],
  ['at once', 'print("A" * 10**7)', { status: 'OL' }],
  ['by descriptor', 'import os\nwhile True: os.write(1, b"x" * 999)', { status: 'OL' }],
  ['stdout taken away', 'import sys\nsys.stdout = None\nprint(1)', { status: null, code: 0, stdout: '' }],
  ['stdout closed', 'import os\nos.close(1)\nos.close(2)\nprint(1)', ends],
  [
    'everything that prints broken',
    'import builtins, os\nbuiltins.print = builtins.open = None\nos._exit = 1\n1 / 0',
    { code: 1 },
  ],
  ['a hook that fails', 'import sys\nsys.excepthook = lambda *a: 1 / 0\nraise KeyError', { code: 1, status: 'RE' }],
  ['a codec that is no more', 'import codecs, encodings\nencodings._cache.clear()\nprint("é")', { stdout: 'é\n' }],
]

const files: Case[] = [
  ['/etc/passwd', 'open("/etc/passwd")', raises('FileNotFoundError')],
  ['a way out by ..', 'open("../../../../../../etc/passwd")', raises('FileNotFoundError')],
  ['/proc', 'open("/proc/self/environ")', raises('FileNotFoundError')],
  ['/dev', 'open("/dev/mem", "rb")', raises('FileNotFoundError')],
  ['the root', 'import os\nprint(sorted(os.listdir("/")))', { stdout: "['home', 'lib', 'tmp']\n" }],
  ['the library overwritten', 'open("/lib/python314.zip", "wb")', raises('Read-only')],
  ['the library removed', 'import os\nos.unlink("/lib/python314.zip")', raises('Read-only')],
  ['the library moved', 'import os\nos.rename("/lib", "/tmp/lib")', raises('Read-only')],
  ['a link', 'import os\nos.symlink("/etc/passwd", "a")', raises('Error')],
  ['a full disk', 'f = open("/tmp/a", "wb")\nwhile True: f.write(b"x" * 10**6)', raises('No space left')],
  [
    'files that are open and removed',
    'import os\nk = []\nwhile True:\n  f = open("a", "wb")\n  k.append(f)\n  os.unlink("a")\n  f.write(b"x" * 10**6)\n  f.flush()',
    raises('No space left'),
  ],
  ['a file of a terabyte', 'f = open("a", "wb")\nf.truncate(2**40)', raises('No space left')],
  ['a byte far away', 'f = open("a", "wb")\nf.seek(2**39)\nf.write(b"x")\nf.flush()', raises('No space left')],
  ['many files', 'i = 0\nwhile True:\n  open(f"/tmp/{i}", "w").close()\n  i += 1', raises('No space left')],
  ['many folders', 'import os\ni = 0\nwhile True:\n  os.mkdir(f"/tmp/{i}")\n  i += 1', raises('No space left')],
  ['deep folders', 'import os\nwhile True:\n  os.mkdir("d")\n  os.chdir("d")', raises('too long')],
  ['many descriptors', 'a = []\nwhile True: a.append(open("main.py"))', raises('OSError')],
  ['many copies of one', 'import os\nwhile True: os.dup(1)', raises('OSError')],
  ['a folder into itself', 'import os\nos.mkdir("a")\nos.rename("a", "a/b")', raises('Invalid argument')],
  [
    'names that JavaScript knows',
    'import os\nfor n in ["__proto__", "constructor", "toString"]:\n  open("/tmp/" + n, "w").write("x")\nos.mkdir("/tmp/prototype")\nprint(sorted(os.listdir("/tmp")))',
    { status: null, stdout: "['__proto__', 'constructor', 'prototype', 'toString']\n" },
  ],
  ['a path without end', 'open("a/" * 5000)', raises('OSError')],
  [
    'wild descriptors',
    'import os\nfor fd in [-1, 99, 2**31 - 1]:\n  try: os.read(fd, 1)\n  except OSError as e: print(e.errno)',
    { stdout: '8\n8\n8\n' },
  ],
]

const traces: Case[] = [
  [
    'a state for the next run',
    'import math, sys, os, builtins, random\nmath.pi = 3\nsys.leak = 1\nbuiltins.leak = 1\nos.environ["LEAK"] = "1"\nopen("/tmp/leak", "w").write("1")\nsys.path.append("/leak")\nos.chdir("/tmp")\nrandom.random = lambda: 0',
    { status: null },
  ],
  ['a module replaced', 'import sys\nsys.modules["json"] = sys.modules["math"] = None', { status: null }],
  ['a large heap', 'a = [bytearray(b"x" * 10**6) for i in range(60)]', { status: null }],
]

const clean = `import math, sys, os, builtins, json, random
print(math.pi == 3.141592653589793, hasattr(sys, "leak"), hasattr(builtins, "leak"), dict(os.environ), os.getcwd(), os.listdir("."), os.listdir("/tmp"), "/leak" in sys.path, json.dumps([1]), random.random() != 0)`
const CLEAN = "True False False {} /home ['main.py'] [] False [1] True\n"

describe.each([
  ['endless', endless],
  ['the machine', machine],
  ['memory', memory],
  ['output', output],
  ['files', files],
  ['traces', traces],
] as const)('%s', (group, cases) => {
  test.each(cases)('%s', async (_name, code, expected) => {
    const record = await run(code, { limits: group === 'endless' ? { wallMs: SHORT_MS } : {} })
    if (typeof expected === 'function') expected(record)
    else expect(record).toMatchObject(expected)
    expect(await run(clean)).toMatchObject({ status: null, stdout: CLEAN, stderr: '' })
  })
})

test('an input of 5 MB is read', async () => {
  const record = await run('import sys\nprint(len(sys.stdin.read()))', { stdin: 'x'.repeat(5_000_000) })
  expect(record).toMatchObject({ status: null, stdout: '5000000\n' })
})

test('runs differ in what is random', async () => {
  const code = 'import random, os, uuid\nprint(random.random(), os.urandom(4), uuid.uuid4())'
  const [first, second] = [await run(code), await run(code)]
  expect(first.status).toBeNull()
  expect(first.stdout).not.toBe(second.stdout)
})

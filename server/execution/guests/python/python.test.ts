import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCode } from '#contract/compilations.ts'
import { readConfig } from '../../../config.ts'
import { startTestApp } from '../../../testing/app.ts'
import { guests } from '../../guests.ts'
import { createExecution } from '../../service.ts'
import { loadImage } from './image.ts'
import { buildImage } from './makeImage.ts'

const server = await startTestApp()
const execution = createExecution(readConfig({}, 'no-such-file'), pino({ level: 'silent' }))
beforeAll(() => buildImage(), 60_000)
afterAll(async () => {
  await execution.close()
  await server.stop()
})

let runs = 0
function run(code: string, stdin = '') {
  runs += 1
  return execution.run({
    uid: `u${runs}`,
    network: '',
    language: 'python',
    code,
    stdin,
    purpose: 'grading',
    limits: { wallMs: 60_000 },
  })
}

test('over HTTP a Python program runs, and what became of it is a record', async () => {
  const ann = await server.signedIn('Ann')
  const program = { language: 'python', code: 'n = int(input())\nprint(n * 2)\nraise SystemExit(n)', stdin: '21' }
  const { status, body } = await server.send(runCode, program, { as: ann })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    ...{ language: 'python', source: program.code, stdin: '21', verified: true, uid: ann.uid },
    ...{ stdout: '42\n', stderr: '', output: '42\n', code: 21, status: 'RE', signal: null },
    message: 'Exited with error status 21',
  })
  expect(body.memory).toBeGreaterThan(10_000_000)
  expect(body.wall_time).toBeGreaterThan(0)
})

test('the version that is told is the one that runs', async () => {
  const told = guests.python?.version
  expect((await loadImage()).version).toBe(told)
  expect((await run('import sys\nprint(sys.version.split()[0])')).stdout).toBe(`${told}\n`)
})

test.each([
  ['nothing', '', '', ''],
  ['letters of all kinds', 'print("Grüße 世界 🐍", len("🐍"))', '', 'Grüße 世界 🐍 1\n'],
  ['input and its prompt', 'print("Hello", input("Who? "))', 'Zoë\n', 'Who? Hello Zoë\n'],
  ['all of the input', 'import sys\nprint([line.strip() for line in sys.stdin])', 'a\nb', "['a', 'b']\n"],
  ['the end of the input', 'try: input()\nexcept EOFError: print("end")', '', 'end\n'],
  ['an exit without a code', 'import sys\nprint(1)\nsys.exit()', '', '1\n'],
  ['what is said at the end', 'import atexit\natexit.register(print, "bye")\nprint("hi")', '', 'hi\nbye\n'],
  [
    'classes of data',
    'import dataclasses\n@dataclasses.dataclass\nclass P:\n  x: int = 1\nprint(P(2))',
    '',
    'P(x=2)\n',
  ],
  ['being the main program', 'print(__name__, __file__)', '', '__main__ main.py\n'],
  ['no terminal', 'import sys\nprint(sys.stdin.isatty(), sys.stdout.isatty())', '', 'False False\n'],
  ['files', 'open("a.txt", "w").write("x\\n")\nprint(open("a.txt").read() * 2, end="")', '', 'x\nx\n'],
  ['modules of its own', 'open("my.py", "w").write("z = 5")\nimport my\nprint(my.z)', '', '5\n'],
  [
    'time',
    'import datetime\nprint(datetime.datetime.fromtimestamp(86399), datetime.date(2024, 2, 29).strftime("%A %j"))',
    '',
    '1970-01-01 23:59:59 Thursday 060\n',
  ],
  [
    'old dates',
    'import datetime, calendar\nprint(datetime.datetime(1, 1, 1).isoformat(), calendar.timegm((1900, 1, 1, 0, 0, 0)))',
    '',
    '0001-01-01T00:00:00 -2208988800\n',
  ],
  [
    'a pause',
    'import time\nt = time.monotonic()\ntime.sleep(0.05)\nprint(0.04 < time.monotonic() - t < 5)',
    '',
    'True\n',
  ],
  ['a database', 'import sqlite3\nprint(sqlite3.connect("a.db").execute("select 6 * 7").fetchone())', '', '(42,)\n'],
  [
    'asyncio',
    'import asyncio\nasync def f(n):\n  await asyncio.sleep(n / 100)\n  return n\nasync def main(): print(await asyncio.gather(f(2), f(1)))\nasyncio.run(main())',
    '',
    '[2, 1]\n',
  ],
  [
    'doctest',
    'import doctest\ndef f():\n  """\n  >>> f()\n  1\n  """\n  return 1\nprint(doctest.testmod())',
    '',
    'TestResults(failed=0, attempted=1)\n',
  ],
  ['a lock', 'import threading\nwith threading.Lock(): print("one")', '', 'one\n'],
  [
    'signals to itself',
    'import signal\nsignal.signal(signal.SIGTERM, lambda *a: print("got"))\nsignal.raise_signal(signal.SIGTERM)',
    '',
    'got\n',
  ],
])('a program: %s', async (_name, code, stdin, stdout) => {
  expect(await run(code, stdin)).toMatchObject({ stdout, stderr: '', code: 0, status: null, message: null })
})

test('the modules of a course work', async () => {
  const names =
    'math random collections itertools functools json re string heapq bisect typing dataclasses datetime time operator copy enum statistics fractions decimal textwrap io abc unittest contextlib csv hashlib uuid pathlib argparse logging pprint queue struct array zlib base64 html urllib.parse difflib inspect ast dis pickle tempfile shutil glob calendar locale secrets timeit cmath numbers types weakref graphlib zoneinfo tomllib xml.etree.ElementTree subprocess socket asyncio threading concurrent.futures'
  const record = await run(
    `${names
      .split(' ')
      .map((name) => `import ${name}`)
      .join('\n')}\nprint("all")`,
  )
  expect(record).toMatchObject({ stdout: 'all\n', stderr: '', status: null })
})

test.each([
  [
    'an error tells of the own lines',
    'def f(x):\n    return 10 / x\n\nf(0)',
    'Traceback (most recent call last):\n  File "main.py", line 4, in <module>\n    f(0)\n    ~^^^\n  File "main.py", line 2, in f\n    return 10 / x\n           ~~~^~~\nZeroDivisionError: division by zero\n',
  ],
  [
    'and not of the library',
    'import json\njson.loads("{x")',
    'Traceback (most recent call last):\n  File "main.py", line 2, in <module>\n    json.loads("{x")\n    ~~~~~~~~~~^^^^^^\njson.decoder.JSONDecodeError: Expecting property name enclosed in double quotes: line 1 column 2 (char 1)\n',
  ],
  [
    'a slip of the pen is pointed at',
    'x = 1\nprint("a"\ny = 2',
    '  File "main.py", line 2\n    print("a"\n         ^\nSyntaxError: \'(\' was never closed\n',
  ],
  [
    'a wrong indentation too',
    'def f():\nreturn 1',
    '  File "main.py", line 2\n    return 1\n    ^^^^^^\nIndentationError: expected an indented block after function definition on line 1\n',
  ],
  ['an exit with words', 'import sys\nsys.exit("No.")', 'No.\n'],
  [
    'a hook of its own',
    'import sys\nsys.excepthook = lambda kind, *rest: print(kind.__name__, file=sys.stderr)\n1 / 0',
    'ZeroDivisionError\n',
  ],
])('%s', async (_name, code, stderr) => {
  const record = await run(code)
  expect(record).toMatchObject({ stdout: '', stderr, code: 1, status: 'RE', message: 'Exited with error status 1' })
})

test('both streams are kept in the order in which they came', async () => {
  const code = 'import sys\nprint("a")\nprint("b", file=sys.stderr)\nprint("c", end="")\nsys.stderr.write("d")'
  expect(await run(code)).toMatchObject({ stdout: 'a\nc', stderr: 'b\nd', output: 'a\nb\ncd' })
})

import { z } from 'zod'
import { Id } from './catalog.ts'
import { endpoint, fetching } from './endpoint.ts'
import { said } from './said.ts'

/** What the built-in host runs. A Piston server may bring more. */
export const EMBEDDED_LANGUAGES = ['python', 'javascript', 'typescript', 'sql'] as const
export const EmbeddedLanguage = z.enum(EMBEDDED_LANGUAGES)
export type EmbeddedLanguage = z.infer<typeof EmbeddedLanguage>

export const Language = z.string().regex(
  /^[a-z][a-z0-9+#.-]{0,29}$/,
  said((words) => words.languageNameForm),
)
export type Language = z.infer<typeof Language>

const CODE_MAX_LENGTH = 65_536
const STDIN_MAX_LENGTH = 65_536
const STATUS_MAX_LENGTH = 40

export const Code = z.string().max(
  CODE_MAX_LENGTH,
  said((words) => words.programLong(CODE_MAX_LENGTH)),
)
const Stdin = z.string().max(
  STDIN_MAX_LENGTH,
  said((words) => words.programInputLong(STDIN_MAX_LENGTH)),
)

/**
 * How a run ended, as Piston says it; null: by itself, with exit code 0.
 * RE runtime error, SG ended by a signal, TO out of time, OL and EL too much output on stdout and stderr, XX our own fault.
 */
const RUN_STATUSES = ['RE', 'SG', 'TO', 'OL', 'EL', 'XX'] as const
export const RunStatus = z.enum(RUN_STATUSES)
export type RunStatus = z.infer<typeof RunStatus>

/** What became of a run. Texts have at most 64 KB each. */
export const RunRecord = z.object({
  stdout: z.string(),
  stderr: z.string(),
  /** Both as they came, mixed. */
  output: z.string(),
  /** The exit code; null where a signal or a limit ended it. */
  code: z.number().int().nullable(),
  signal: z.string().nullable(),
  /** What ended it, in words; null where it ended well. */
  message: z.string().nullable(),
  status: RunStatus.nullable(),
  /** Milliseconds; null where the machine does not tell. */
  cpu_time: z.number().nullable(),
  /** Milliseconds. */
  wall_time: z.number(),
  /** Bytes at most; null where it is not known. */
  memory: z.number().int().nullable(),
})
export type RunRecord = z.infer<typeof RunRecord>

/** The same of a run made anywhere: its status is a code as above, or what was said where it was made. */
export const KeptRun = RunRecord.extend({ status: z.string().nullable() })
export type KeptRun = z.infer<typeof KeptRun>

export const Compilation = KeptRun.extend({
  id: z.string(),
  uid: z.string(),
  /** SHA-256 over language, program and input, in hex. */
  hash: z.string(),
  language: z.string(),
  /** The program. */
  source: z.string(),
  stdin: z.string(),
  /** False where a browser ran it and told us. */
  verified: z.boolean(),
  createdAt: z.number().int(),
})
export type Compilation = z.infer<typeof Compilation>

export const listLanguages = endpoint({
  method: 'GET',
  path: '/info/languages',
  access: 'public',
  failure: fetching('languages'),
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        /** As `3.14.0`; null where it is not known. */
        version: z.string().nullable(),
        /** Where it runs: in the server's own host, or on the Piston server that its administrator named. */
        by: z.enum(['embedded', 'piston']),
      }),
    ),
  }),
})

/** Runs a program and keeps what became of it. 429 where too much waits, or one's own last run is still under way. */
export const runCode = endpoint({
  method: 'POST',
  path: '/compilations/run',
  access: 'user',
  failure: 'Error running code: ',
  input: z.object({ language: Language, code: Code, stdin: Stdin.default('') }),
  output: Compilation,
})

const Text = z.string().max(CODE_MAX_LENGTH)
/** Keeps a run that was made elsewhere, in the browser say: it counts as unverified. `uid`, where given, is one's own. */
export const addCompilation = endpoint({
  method: 'POST',
  path: '/compilations/add',
  access: 'user',
  failure: 'Error adding compilation: ',
  input: z.object({
    uid: z.string().max(80).optional(),
    hash: z.string().max(128),
    stdout: Text,
    stderr: Text,
    output: Text,
    code: z.number().int().nullable(),
    signal: z.string().max(40).nullable(),
    message: z.string().max(2_000).nullable(),
    status: z
      .string()
      .max(
        STATUS_MAX_LENGTH,
        said((words) => words.statusLong(STATUS_MAX_LENGTH)),
      )
      .nullable(),
    cpu_time: z.number().min(0).nullable(),
    wall_time: z.number().min(0),
    memory: z.number().int().min(0).nullable(),
    language: Language.optional(),
    source: Code.optional(),
    stdin: Stdin.optional(),
  }),
  output: Compilation,
  status: 201,
})

/** One's own. */
export const getCompilation = endpoint({
  method: 'GET',
  path: '/compilations/id/:id',
  access: 'owner',
  failure: fetching('compilation'),
  input: z.object({ id: Id }),
  output: Compilation,
})

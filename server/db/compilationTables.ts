/** Programs that users ran. */
export type CompilationTables = { compilations: CompilationRow }

export type CompilationRow = {
  id: string
  uid: string
  /** SHA-256 over language, program and input, in hex. */
  hash: string
  language: string
  source: string
  stdin: string
  /** JSON: the result of the run. */
  record: string
  /** 0 if a browser has run the program and reported the result. */
  verified: number
  createdAt: number
}

/** Programs that people ran. */
export type CompilationTables = { compilations: CompilationRow }

export type CompilationRow = {
  id: string
  uid: string
  /** SHA-256 over language, program and input, in hex. */
  hash: string
  language: string
  source: string
  stdin: string
  /** JSON: what became of it. */
  record: string
  /** 0 if a browser ran it and told us. */
  verified: number
  createdAt: number
}

/** A violation of a rule of docs/content.md in a file. A hard finding fails the check. */
export type Finding = { file: string; rule: string; hard: boolean; detail: string }

/** Collects the findings on one file. */
export type Report = {
  findings: Finding[]
  fail(rule: string, detail: string): void
  warn(rule: string, detail: string): void
}

export function reportOn(file: string): Report {
  const findings: Finding[] = []
  return {
    findings,
    fail: (rule, detail) => void findings.push({ file, rule, hard: true, detail }),
    warn: (rule, detail) => void findings.push({ file, rule, hard: false, detail }),
  }
}

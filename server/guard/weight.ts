import { readFileSync } from 'node:fs'

const PAGE_BYTES = 4_096
/** Linux reports CPU time in hundredths of a second, at any tick rate of the kernel. */
const MS_PER_TICK = 10

/** The resident memory of a process and all its descendants, and the CPU time they have used so far. */
export type Weight = { residentBytes: number; cpuMs: number }

/**
 * Returns zeros if the process has ended or the system has no /proc. Descendants are included, because bubblewrap runs
 * the command as a child process.
 */
export function weightOf(pid: number): Weight {
  try {
    // See proc(5): the name in parentheses is followed by state, ppid, …; fields 14 and 15 are utime and stime, and 24
    // is rss.
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const field = (number: number) => Number(fields[number - 3])
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ').filter(Boolean)
    return children
      .map((child) => weightOf(Number(child)))
      .reduce(
        (sum, { residentBytes, cpuMs }) => ({
          residentBytes: sum.residentBytes + residentBytes,
          cpuMs: sum.cpuMs + cpuMs,
        }),
        {
          residentBytes: field(24) * PAGE_BYTES,
          cpuMs: (field(14) + field(15)) * MS_PER_TICK,
        },
      )
  } catch {
    return { residentBytes: 0, cpuMs: 0 }
  }
}

import { readFileSync } from 'node:fs'

const PAGE_BYTES = 4_096
/** Linux counts processor time in hundredths of a second, whatever the kernel's own ticks are. */
const MS_PER_TICK = 10

/** What a process and all its descendants hold in memory, and the processor time they have used so far. */
export type Weight = { residentBytes: number; cpuMs: number }

/**
 * All zero where the system doesn't say (it has no /proc) or the process has gone. Descendants count, since bubblewrap
 * starts the command that it is given as a child of its own.
 */
export function weightOf(pid: number): Weight {
  try {
    // proc(5): after the name in brackets come state, ppid, …; 14 and 15 are utime and stime, 24 is rss.
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

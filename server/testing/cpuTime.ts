/** The CPU time that this thread has used, in milliseconds. Wall time would include what other processes use. */
export function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

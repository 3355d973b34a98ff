/** Processor time in milliseconds, which other work on the machine does not lengthen: of this thread, and of all others of this process. */
export type Spent = { hereMs: number; elsewhereMs: number }

export async function spentOn(work: () => unknown): Promise<Spent> {
  const everywhere = process.cpuUsage()
  const here = process.threadCpuUsage()
  await work()
  const hereMs = milliseconds(process.threadCpuUsage(here))
  return { hereMs, elsewhereMs: milliseconds(process.cpuUsage(everywhere)) - hereMs }
}

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000
}

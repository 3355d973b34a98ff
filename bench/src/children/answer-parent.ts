export type Figures = { statements: number; rssMb: number; cpuMs: number }
export type FromChild = { port: number } | Figures

/** Tells the parent the port, and on every message its statements, memory and processor time so far. */
export function answerParent(port: number, statements: () => number): void {
  const tell = (message: FromChild) => process.send?.(message)
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    const rssMb = process.memoryUsage.rss() / 1024 / 1024
    tell({ statements: statements(), rssMb, cpuMs: (user + system) / 1000 })
  })
  process.once('disconnect', () => process.exit())
  tell({ port })
}

export type Figures = { statements: number; rssMb: number }
export type FromChild = { port: number } | Figures

/** Tells the parent the port, and on every message how many statements were sent and how much memory is in use. */
export function answerParent(port: number, statements: () => number): void {
  const tell = (message: FromChild) => process.send?.(message)
  process.on('message', () =>
    tell({ statements: statements(), rssMb: process.memoryUsage.rss() / 1024 / 1024 }),
  )
  process.once('disconnect', () => process.exit())
  tell({ port })
}

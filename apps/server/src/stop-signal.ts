/**
 * Resolves with the first SIGTERM or SIGINT. The listeners stay: Ctrl-C under `npm start` arrives twice, from the terminal and
 * from npm, and the second must not cut short what the first began.
 */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve())
  })
}

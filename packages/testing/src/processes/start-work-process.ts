import { fork } from 'node:child_process'
import path from 'node:path'

type Options = { databaseUrl: string; now: Date; env: Record<string, string> }

/** A worker that does the work of one minute. */
export function startWorkProcess({ databaseUrl, now, env }: Options): { kill: () => Promise<void> } {
  const file = path.join(import.meta.dirname, 'work-process.ts')
  const child = fork(file, [databaseUrl, now.toISOString()], {
    execArgv: [],
    env: { ...process.env, ...env },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

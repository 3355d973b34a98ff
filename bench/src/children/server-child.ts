import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import type { Figures, FromChild } from './answer-parent.ts'

export type ServerChild = AsyncDisposable & { port: number; pid: number; figures: () => Promise<Figures> }

type Options = {
  args: string[]
  nodeOptions?: string[]
  /** Where the file is: the shop of another commit has its own. */
  folder?: string
}

/** Starts a server in a process of its own. */
export async function startServer(
  file: string,
  { args, nodeOptions = [], folder = import.meta.dirname }: Options,
): Promise<ServerChild> {
  const child = fork(path.join(folder, file), args, {
    execArgv: nodeOptions,
    env: { ...process.env, NODE_ENV: 'production' },
    // The shop writes its log as it does in production; it is discarded here.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ready = await nextMessage(child)
  if (!('port' in ready)) throw new Error(`${file} did not say its port`)
  return {
    port: ready.port,
    pid: child.pid ?? 0,
    figures: async () => {
      child.send('figures')
      const answer = await nextMessage(child)
      if (!('statements' in answer)) throw new Error(`${file} did not give its figures`)
      return answer
    },
    [Symbol.asyncDispose]: () => ended(child),
  }
}

function nextMessage(child: ChildProcess): Promise<FromChild> {
  return new Promise((resolve, reject) => {
    const failed = (code: number | null) => reject(new Error(`A server ended with ${code}`))
    child.once('exit', failed)
    child.once('message', (message) => {
      child.off('exit', failed)
      resolve(message as FromChild)
    })
  })
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

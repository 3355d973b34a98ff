import { fork } from 'node:child_process'
import path from 'node:path'
import type { Load, LoadResult } from './load.ts'

export type LoadChild = Disposable & { run: (load: Load) => Promise<LoadResult> }

export function startLoadGenerator(): LoadChild {
  const child = fork(path.join(import.meta.dirname, 'load-process.ts'))
  return {
    run: (load) =>
      new Promise((resolve, reject) => {
        const failed = () => reject(new Error('The load generator ended'))
        child.once('exit', failed)
        child.once('message', (result) => {
          child.off('exit', failed)
          resolve(result as LoadResult)
        })
        child.send(load)
      }),
    [Symbol.dispose]: () => void child.kill(),
  }
}

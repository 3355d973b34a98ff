import pg from 'pg'
import { connectionAwaited } from '../observability/index.ts'

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (release?: boolean | Error) => void,
) => void

/** A pool that tells how long its connections were waited for; its own `query` asks for them in the same way. */
export class TimedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): unknown {
    if (!connectionAwaited.isHeard()) return callback ? super.connect(callback) : super.connect()
    const started = performance.now()
    const tell = () => connectionAwaited.publish({ ms: performance.now() - started })
    if (!callback) return super.connect().finally(tell)
    return super.connect((error, client, release) => {
      tell()
      callback(error, client, release)
    })
  }
}

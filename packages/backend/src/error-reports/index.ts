import type { Env } from '../config/index.ts'
import { destinationOf } from './dsn.ts'

export { scrub } from './scrub.ts'
export { stackFrames } from './stack-frames.ts'

/** Nothing is loaded unless SENTRY_DSN says where errors go. */
export async function startErrorReports(env: Env): Promise<AsyncDisposable | null> {
  const { SENTRY_DSN: dsn, SENTRY_RELEASE: release, SENTRY_ENVIRONMENT: environment = env.SHOP_ENV } = env
  if (dsn === undefined) return null
  const { reportErrors } = await import('./report-errors.ts')
  return reportErrors({ destination: destinationOf(dsn), release, environment })
}

import type { AppContext } from '@haverhof/backend'
import { startErrorReports } from '@haverhof/backend/error-reports'
import { type Doors, startMetrics } from '@haverhof/backend/metrics'
import { startTracing } from '@haverhof/backend/tracing'

export type Observation = AsyncDisposable & { metricsPort: number | undefined }

/**
 * Figures, traces and errors of this process, where settings ask for them; ended
 * last, so that the end is seen as well. A worker has no doors.
 */
export async function observe(context: AppContext, doors?: Doors): Promise<Observation> {
  await using opened = new AsyncDisposableStack()
  const tracing = await startTracing(context.env)
  if (tracing) opened.use(tracing)
  const errorReports = await startErrorReports(context.env)
  if (errorReports) opened.use(errorReports)
  const metrics = await startMetrics(context, doors)
  if (metrics) opened.use(metrics)
  const running = opened.move()
  return { metricsPort: metrics?.port, [Symbol.asyncDispose]: () => running.disposeAsync() }
}

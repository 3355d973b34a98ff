import type { AppContext } from '../app-context.ts'
import type { MetricsServer } from './serve-metrics.ts'
import type { Doors } from './watch-doors.ts'

export type { Doors, Places } from './watch-doors.ts'

/** Nothing is loaded or counted unless METRICS_PORT says where to tell it. */
export async function startMetrics(context: AppContext, doors: Doors = {}): Promise<MetricsServer | null> {
  const { METRICS_PORT: port } = context.env
  if (port === undefined) return null
  const { serveMetrics } = await import('./serve-metrics.ts')
  return serveMetrics(context, port, doors)
}

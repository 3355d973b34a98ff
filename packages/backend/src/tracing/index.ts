import type { Env } from '../config/index.ts'

/** Nothing is loaded unless OTEL_EXPORTER_OTLP_ENDPOINT says where traces go. */
export async function startTracing(env: Env): Promise<AsyncDisposable | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env
  if (endpoint === undefined) return null
  const { exportSpans } = await import('./export-spans.ts')
  return exportSpans({ endpoint, service: env.OTEL_SERVICE_NAME, ratio: env.OTEL_TRACES_SAMPLER_ARG })
}

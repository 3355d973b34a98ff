import autocannon from 'autocannon'
import { visitRequests } from './flow.ts'
import type { Load, LoadResult } from './load.ts'

/** The load generator lives in its own process, the same for every server, and serves one load per message. */
process.on('message', (load: Load) => {
  run(load).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.once('disconnect', () => process.exit())

async function run({ url, seconds, clients, requests, amount, visitsAbout }: Load): Promise<LoadResult> {
  let next = 0
  let refusal: string | undefined
  const onRefused = (answer: string) => (refusal ??= answer)
  const result = await autocannon({
    url,
    connections: clients,
    timeout: 60,
    ...(amount === undefined ? { duration: seconds } : { amount }),
    // Each client begins at another place of the list, so that no two ask for the same thing at once.
    setupClient: (client) => {
      if (visitsAbout) return client.setRequests(visitRequests(requests, visitsAbout, onRefused))
      const start = Math.floor((next++ * requests.length) / clients)
      client.setRequests([...requests.slice(start), ...requests.slice(0, start)])
    },
  })
  const failures = result.errors + result.timeouts + result.non2xx
  const total = result['2xx'] + failures
  const stepsPerVisit = visitsAbout ? requests.length : 1
  return {
    perSecond: result['2xx'] / result.duration / stepsPerVisit,
    p50: result.latency.p50,
    p99: result.latency.p99,
    requests: total / stepsPerVisit,
    failures,
    cut: result.errors,
    refusal,
    bytes: total === 0 ? 0 : result.throughput.total / total,
  }
}

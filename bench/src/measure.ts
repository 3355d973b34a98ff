import type { LoadChild } from './children/load-child.ts'
import type { LoadRequest, LoadResult } from './children/load-process.ts'
import type { ServerChild } from './children/server-child.ts'

export type Contender = { server: ServerChild; requests: LoadRequest[] }
export type Measured = {
  perSecond: number
  p50: number
  p99: number
  queries: number
  rssMb: number
  bytes: number
}
type Effort = { seconds: number; rounds: number; clients: number }

/** Loads the contenders in turn, round after round, so that a busy moment of the machine hits all of them. */
export async function measureInTurn(
  load: LoadChild,
  contenders: Contender[],
  effort: Effort,
): Promise<Measured[]> {
  const warmUpSeconds = Math.min(2, effort.seconds)
  for (const contender of contenders) await once(load, contender, { ...effort, seconds: warmUpSeconds })
  const rounds: Measured[][] = contenders.map(() => [])
  for (let round = 0; round < effort.rounds; round++) {
    for (const [place, contender] of contenders.entries())
      rounds[place]?.push(await once(load, contender, effort))
  }
  return rounds.map(middle)
}

async function once(
  load: LoadChild,
  { server, requests }: Contender,
  { seconds, clients }: Effort,
): Promise<Measured> {
  const before = await server.figures()
  const result = await load.run({ url: `http://127.0.0.1:${server.port}`, seconds, clients, requests })
  const after = await server.figures()
  refuseFailures(result, requests)
  const { perSecond, p50, p99, bytes } = result
  return {
    perSecond,
    p50,
    p99,
    bytes,
    queries: (after.statements - before.statements) / result.requests,
    rssMb: after.rssMb,
  }
}

function refuseFailures({ failures, requests: sent }: LoadResult, requests: LoadRequest[]): void {
  // Speed of refusals says nothing: every answer must be a good one.
  if (failures > 0 || sent === 0)
    throw new Error(`${failures} of ${sent} requests failed, the first was ${JSON.stringify(requests[0])}`)
}

function middle(rounds: Measured[]): Measured {
  const of = (figure: keyof Measured) => median(rounds.map((round) => round[figure]))
  return {
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    queries: of('queries'),
    bytes: of('bytes'),
    rssMb: Math.max(...rounds.map((round) => round.rssMb)),
  }
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2
}

import type { LoadChild } from './children/load-child.ts'
import type { LoadRequest, LoadResult } from './children/load.ts'
import type { ServerChild } from './children/server-child.ts'

export type Contender = { server: ServerChild; requests: LoadRequest[]; visitsAbout?: number[] | undefined }
type Round = { perSecond: number; p50: number; p99: number; rssMb: number; bytes: number; cpuMs: number }
export type Measured = Round & { queries: number }
type Effort = { seconds: number; rounds: number; clients: number }

/** Loads the contenders in turn, round after round, so that a busy moment of the machine hits all of them. */
export async function measureInTurn(
  load: LoadChild,
  contenders: Contender[],
  effort: Effort,
): Promise<Measured[]> {
  for (const contender of contenders) await warmUp(load, contender, effort)
  const rounds: Round[][] = contenders.map(() => [])
  for (let round = 0; round < effort.rounds; round++) {
    for (const [index, contender] of contenders.entries())
      rounds[index]?.push(await once(load, contender, effort))
  }
  const queries: number[] = []
  for (const contender of contenders) queries.push(await queriesPerRequest(load, contender))
  return rounds.map((ofOne, index) => ({ ...middle(ofOne), queries: queries[index] ?? Number.NaN }))
}

/**
 * First answers fill what the server keeps in memory, and the engine compiles what it runs often: the clock counts from when a
 * server gets no faster, as one that has run for days.
 */
async function warmUp(load: LoadChild, contender: Contender, effort: Effort): Promise<void> {
  const { server, requests, visitsAbout } = contender
  const amount = visitsAbout ? effort.clients * requests.length : effort.clients
  await load.run({ ...effort, url: urlOf(server), requests, amount, visitsAbout })
  const seconds = Math.min(2, effort.seconds)
  let fastest = 0
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const { perSecond } = await once(load, contender, { ...effort, seconds })
    if (turn >= fewestTurns && perSecond < fastest * stillFaster) return
    fastest = Math.max(fastest, perSecond)
  }
}

const fewestTurns = 3
const mostTurns = 12
const stillFaster = 1.01

async function once(load: LoadChild, contender: Contender, effort: Effort): Promise<Round> {
  const { server, requests, visitsAbout } = contender
  const before = await server.figures()
  const result = await load.run({ ...effort, url: urlOf(server), requests, visitsAbout })
  const after = await server.figures()
  refuseFailures(result, requests)
  const { perSecond, p50, p99, bytes } = result
  const cpuMs = (after.cpuMs - before.cpuMs) / result.requests
  return { perSecond, p50, p99, bytes, cpuMs, rssMb: after.rssMb }
}

/** Counted apart, one request after the other: under load some are still running when the clock stops. */
async function queriesPerRequest(load: LoadChild, contender: Contender): Promise<number> {
  const { server, requests, visitsAbout } = contender
  const before = await server.figures()
  const times = visitsAbout ? visitsCounted : Math.min(requests.length, 48)
  const amount = visitsAbout ? times * requests.length : times
  await load.run({ url: urlOf(server), seconds: 0, clients: 1, requests, amount, visitsAbout })
  return ((await server.figures()).statements - before.statements) / times
}

const visitsCounted = 8

function urlOf(server: ServerChild): string {
  return `http://127.0.0.1:${server.port}`
}

function refuseFailures({ failures, refusal, requests: sent }: LoadResult, requests: LoadRequest[]): void {
  // Speed of refusals says nothing: every answer must be a good one.
  if (failures > 0 || sent === 0)
    throw new Error(`${failures} of ${sent} requests failed: ${refusal ?? JSON.stringify(requests[0])}`)
}

function middle(rounds: Round[]): Round {
  const of = (figure: keyof Round) => median(rounds.map((round) => round[figure]))
  return {
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    bytes: of('bytes'),
    cpuMs: of('cpuMs'),
    rssMb: Math.max(...rounds.map((round) => round.rssMb)),
  }
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2
}

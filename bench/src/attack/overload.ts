import { setTimeout as wait } from 'node:timers/promises'
import { startLoadGenerator } from '../children/load-child.ts'
import type { LoadRequest, LoadResult } from '../children/load.ts'
import { get, post } from '../requests.ts'
import { ask } from './ask.ts'
import { ajax } from './buying.ts'
import { seconds as inSeconds } from './figures.ts'
import type { Attack } from './world.ts'

const fewClients = 16
/** Those who still find a place to wait (HTTP-13), and far more than find one. */
const crowds = [10 * fewClients, 1000]
const checkMs = 100
/** Answers count when they come: a shorter part would end before those who wait longest are answered. */
const leastSeconds = 5

/** A quiet shop, then ten times as many clients, then a thousand, then a quiet one again, on one process. */
export const overload: Attack = async ({ shops: [shop], variantId }, options) => {
  using load = startLoadGenerator()
  const url = `http://127.0.0.1:${shop.port}`
  const part = {
    url,
    seconds: Math.max(leastSeconds, options.seconds / 4),
    requests: requestsAbout(variantId),
  }
  await load.run({ ...part, seconds: 1, clients: fewClients })
  const quiet = await load.run({ ...part, clients: fewClients })
  const health = watchHealth(shop.port)
  const busy: LoadResult[] = []
  for (const clients of crowds) busy.push(await load.run({ ...part, clients }))
  const longestMs = await health.stop()
  const workedOffMs = await workOff(shop.port)
  const after = await load.run({ ...part, clients: fewClients })
  const share = ({ perSecond }: LoadResult) => perSecond / quiet.perSecond
  const tooLow = (what: string, figure: number) =>
    figure >= options.goodput ? [] : [`${what} ${figure.toFixed(2)} is below ${options.goodput}`]
  return {
    figures: [
      `${quiet.perSecond.toFixed(0)} good answers a second with ${fewClients} clients`,
      ...busy.map(
        (load, index) =>
          `with ${crowds[index]}: ${share(load).toFixed(2)} of that, ${load.failures} refused, ${load.cut} of them cut, p99 ${inSeconds(load.p99)}`,
      ),
      `longest /healthz ${inSeconds(longestMs)}; the crowd gone, the next is served after ${inSeconds(workedOffMs)}, then ${share(after).toFixed(2)} of quiet`,
    ],
    failures: [
      ...busy.flatMap((load, index) => tooLow(`goodput with ${crowds[index]}`, share(load))),
      ...tooLow('recovery', share(after)),
      // An overloaded process refuses with 503 and `Retry-After`; it never drops a connection (HTTP-17).
      ...busy.flatMap(({ cut }) =>
        cut === 0 ? [] : [`${cut} were cut off instead of being told to come back`],
      ),
      // A process that admits every request answers none in time.
      ...(busy.at(-1)?.failures === 0 ? ['nobody of the largest crowd was told to come back'] : []),
      ...(longestMs <= options.healthSeconds * 1000 ? [] : [`/healthz took ${inSeconds(longestMs)}`]),
      ...(Number.isFinite(workedOffMs) ? [] : ['nobody is served after the crowd']),
      ...(shop.isAlive() ? [] : ['the process ended']),
    ],
  }
}

function requestsAbout(productVariantId: number): LoadRequest[] {
  return [
    post('/api/cart', { products: [{ productVariantId, count: 1 }] }),
    post('/api/products/search', { filter: { searchTerm: 'muesli' } }),
    get(`/api/products/${productVariantId}`),
    post('/api/cartcalculation/calculate', { products: [{ productVariantId, count: 2 }] }),
  ]
}

/** Who comes now waits for those who came before, also for those who have left. */
async function workOff(port: number): Promise<number> {
  const began = performance.now()
  const { status } = await ask(port, { method: 'POST', path: '/api/cart', headers: ajax })
  return status === 200 ? performance.now() - began : Infinity
}

function watchHealth(port: number): { stop: () => Promise<number> } {
  const closing = new AbortController()
  const watching = (async () => {
    let longest = 0
    while (!closing.signal.aborted) {
      const began = performance.now()
      const { status } = await ask(port, { method: 'GET', path: '/healthz' })
      longest = Math.max(longest, status === 200 ? performance.now() - began : Infinity)
      await wait(checkMs)
    }
    return longest
  })()
  return {
    stop: () => {
      closing.abort()
      return watching
    },
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import { startLoadGenerator } from '../children/load-child.ts'
import type { LoadRequest } from '../children/load.ts'
import { get, post } from '../requests.ts'
import { ask } from './ask.ts'
import { ajax } from './buying.ts'
import { seconds as inSeconds } from './figures.ts'
import type { Attack } from './world.ts'

const fewClients = 16
const crowd = 10 * fewClients
const checkMs = 100
/** Answers count when they come: a shorter part would end before those who wait longest are answered. */
const leastSeconds = 5

/** A quiet shop, then ten times as many clients, then a quiet one again, on one process. */
export const overload: Attack = async ({ shops: [shop], variantId }, options) => {
  using load = startLoadGenerator()
  const url = `http://127.0.0.1:${shop.port}`
  const part = {
    url,
    seconds: Math.max(leastSeconds, options.seconds / 3),
    requests: requestsAbout(variantId),
  }
  await load.run({ ...part, seconds: 1, clients: fewClients })
  const quiet = await load.run({ ...part, clients: fewClients })
  const health = watchHealth(shop.port)
  const busy = await load.run({ ...part, clients: crowd })
  const longestMs = await health.stop()
  const workedOffMs = await workOff(shop.port)
  const after = await load.run({ ...part, clients: fewClients })
  const goodput = busy.perSecond / quiet.perSecond
  const recovery = after.perSecond / quiet.perSecond
  return {
    figures: [
      `${quiet.perSecond.toFixed(0)} good answers a second with ${fewClients} clients; with ${crowd}: ${goodput.toFixed(2)} of that, ${busy.failures} refused, p99 ${inSeconds(busy.p99)}`,
      `longest /healthz ${inSeconds(longestMs)}; the crowd gone, the next is served after ${inSeconds(workedOffMs)}, then ${recovery.toFixed(2)} of quiet`,
    ],
    failures: [
      ...(goodput >= options.goodput ? [] : [`goodput ${goodput.toFixed(2)} is below ${options.goodput}`]),
      ...(recovery >= options.goodput ? [] : [`recovery ${recovery.toFixed(2)} is below ${options.goodput}`]),
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

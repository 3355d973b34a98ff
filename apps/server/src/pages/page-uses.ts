import { statusOfFailure } from '@haverhof/api-client'
import type { ResponseCache } from '@haverhof/api-client/server'
import { AsyncLocalStorage } from 'node:async_hooks'

/** What a page was made of. */
export type PageUses = {
  /** The products that it shows. Which ones a list would hold after a change is unknown: the freshness of pages covers those. */
  products: Set<number>
  /** An answer was missing because the shop could not give it, so the page may lack a part. */
  isIncomplete: boolean
}

const rendering = new AsyncLocalStorage<PageUses>()

/** Makes a page and tells what it used: every answer of the API that it read, whether it was cached or not. */
export async function recordUses<T>(make: () => Promise<T>): Promise<{ made: T; uses: PageUses }> {
  const uses: PageUses = { products: new Set(), isIncomplete: false }
  const page = await rendering.run(uses, make)
  return { made: page, uses }
}

/** The same cache; what is read from it while a page is made is noted with that page. */
export function recordedReads({ read }: ResponseCache): ResponseCache {
  return {
    read: (key, load) => {
      const answer = read(key, load)
      const uses = rendering.getStore()
      return uses ? noted(uses, answer) : answer
    },
  }
}

async function noted<T>(uses: PageUses, answer: Promise<T>): Promise<T> {
  try {
    const body = await answer
    for (const id of productsIn(body)) uses.products.add(id)
    return body
  } catch (error) {
    if ((statusOfFailure(error) ?? 500) >= 500) uses.isIncomplete = true
    throw error
  }
}

const productsOf = new WeakMap<object, ReadonlySet<number>>()

/** Cached answers are the same object every time, so each is searched once. */
function productsIn(body: unknown): ReadonlySet<number> {
  if (typeof body !== 'object' || body === null) return new Set()
  const products = productsOf.get(body) ?? collectProducts(body, new Set())
  productsOf.set(body, products)
  return products
}

function collectProducts(value: object, products: Set<number>): Set<number> {
  for (const [name, part] of Object.entries(value)) {
    if (name === 'productId' && typeof part === 'number') products.add(part)
    else if (name === 'productIds' && Array.isArray(part)) for (const id of part) products.add(Number(id))
    else if (typeof part === 'object' && part !== null) collectProducts(part, products)
  }
  return products
}

import { bodyOf, type Http } from './http.ts'
import { checkedParameters } from './parameters.ts'
import type { components } from '../build/schema.d.ts'

export type ProductListRequest = components['schemas']['ProductListRequest']

/** A place on the screen whose older question is cancelled by a newer one; a server has no such place. */
type Asking = { place?: string }

export function productCalls({ calls, short }: Http) {
  const latest = createLatestOnly()
  return {
    search(request: ProductListRequest, { place: slot }: Asking = {}) {
      const key = `search ${JSON.stringify(request)}`
      const ask = (signal?: AbortSignal) =>
        bodyOf(calls.POST('/api/products/search', { body: request, ...(signal && { signal }) }))
      return slot ? latest(slot, ask) : short.read(key, () => ask())
    },
    suggestions(term: string, { place: slot }: Asking = {}) {
      const query = checkedParameters({ term })
      const ask = (signal?: AbortSignal) =>
        bodyOf(calls.GET('/api/products/suggestions', { params: { query }, ...(signal && { signal }) }))
      return slot ? latest(slot, ask) : short.read(`suggestions ${term}`, () => ask())
    },
    detail(productVariantId: number) {
      const path = checkedParameters({ productVariantId })
      return short.read(`product ${productVariantId}`, () =>
        bodyOf(calls.GET('/api/products/{productVariantId}', { params: { path } })),
      )
    },
    compare(variantIds: readonly number[]) {
      const query = checkedParameters({ ids: variantIds.join(',') })
      return short.read(`compare ${query.ids}`, () =>
        bodyOf(calls.GET('/api/products/compare', { params: { query } })),
      )
    },
    cards(productIds: readonly number[]) {
      const query = checkedParameters({ ids: productIds.join(',') })
      return short.read(`cards ${query.ids}`, () =>
        bodyOf(calls.GET('/api/products/cards', { params: { query } })),
      )
    },
    /** Cards of these very packs. */
    packs(variantIds: readonly number[]) {
      const query = checkedParameters({ ids: variantIds.join(',') })
      return short.read(`packs ${query.ids}`, () =>
        bodyOf(calls.GET('/api/products/packs', { params: { query } })),
      )
    },
    bestsellers() {
      return short.read('bestsellers', () => bodyOf(calls.GET('/api/products/bestsellers')))
    },
  }
}

/** In one place of a screen only the newest question counts: asking again cancels the one before (API-CLIENT-5). */
function createLatestOnly() {
  const running = new Map<string, AbortController>()
  return async <T>(slot: string, ask: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    running.get(slot)?.abort()
    const controller = new AbortController()
    running.set(slot, controller)
    try {
      return await ask(controller.signal)
    } finally {
      if (running.get(slot) === controller) running.delete(slot)
    }
  }
}

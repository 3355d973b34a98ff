import type { ScopeIds } from '../shop/shop'
import type { CartMemory } from './cart-memory'
import { shownLines } from './cart-state'
import { type CartStore, createCartStore } from './cart-store'
import { fakeCartServer } from './fake-cart-server'

const scope: ScopeIds = { siteId: 1, languageId: 1 }

function remember(id: string | null = null): CartMemory & { id: () => string | null } {
  let storedId = id
  return { read: () => storedId, write: (next) => void (storedId = next), id: () => storedId }
}

/** A store on a server of its own. */
export function openStore({
  memory = remember(),
  server = fakeCartServer(),
  at = scope,
  mailplusId = () => null as string | null,
  isOffline = (): boolean => false,
} = {}) {
  let messageCount = 0
  const store = createCartStore({
    calls: server.calls,
    scope: at,
    memory,
    mailplusId,
    isOffline,
    tell: () => void (messageCount += 1),
  })
  const quantities = () => shownLines(store.state.get()).map((line) => [line.productVariantId, line.quantity])
  return { store, server, memory, quantities, messageCount: () => messageCount }
}

export function removeLine(store: CartStore, productVariantId: number) {
  const line = shownLines(store.state.get()).find((each) => each.productVariantId === productVariantId)
  return line ? store.remove(line) : Promise.reject(new Error('There is no such line'))
}

/** The same with these lines in its cart, and nothing asked since. */
export async function storeWith(...lines: [productVariantId: number, quantity: number][]) {
  const opened = openStore()
  for (const [productVariantId, quantity] of lines) await opened.store.add(productVariantId, quantity)
  await opened.store.settled()
  opened.server.requests.length = 0
  return opened
}

import { cartStorageKey } from '../../toolkit/constants'
import { readStored, writeStored } from '../../toolkit/storage'
import type { ScopeIds } from '../shop/shop'

/** Where the id of the cart lives between visits. */
export type CartMemory = { read: () => string | null; write: (id: string | null) => void }

/**
 * Cart id, site id and language id, in the browser's storage; a
 * browser that stores nothing remembers for as long as the page is open (CART-PAGES-1).
 */
export function createCartMemory(scope: ScopeIds): CartMemory {
  let unstored: string | null = null
  return {
    read() {
      const stored = readStored(cartStorageKey)
      return stored === null ? unstored : idOfSite(stored, scope.siteId)
    },
    write(id) {
      writeStored(cartStorageKey, id === null ? null : JSON.stringify({ id, ...scope }))
      unstored = readStored(cartStorageKey) === null ? id : null
    },
  }
}

/** The cart of another site, as one browser may have under one address during development, is not ours. */
function idOfSite(stored: string, siteId: number): string | null {
  try {
    const entry = JSON.parse(stored) as { id?: unknown; siteId?: unknown } | null
    return entry?.siteId === siteId && typeof entry.id === 'string' && entry.id !== '' ? entry.id : null
  } catch {
    return null
  }
}

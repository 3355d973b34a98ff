import type { CartStore } from '../../shared/cart'

const mailed = /^#cart=([\w-]{24})$/

/** The id of the cart that a letter leads to (REMINDERS-2). */
export function mailedCartId(hash: string): string | null {
  return mailed.exec(hash)?.[1] ?? null
}

/** A browser that has no cart of its own goes on with that of the letter (REMINDERS-2). */
export async function takeMailedCart(store: CartStore, id: string): Promise<'taken' | 'own' | 'gone'> {
  // One of its own that is gone is forgotten first.
  await store.settled()
  let own: string | null = null
  await store.exchange(async (ownId) => {
    own = ownId
    return ownId ?? id
  })
  if (own !== null) return 'own'
  return store.state.get().phase === 'none' ? 'gone' : 'taken'
}

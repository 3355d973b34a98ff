import { cartStorageKey } from '../platform/constants'
import { logClientError } from '../platform/client-log'
import type { TrackedItem } from '../platform/data-layer'
import { whenIdle } from '../platform/late-triggers'
import { readStored } from '../platform/storage'
import { createStore } from '../platform/store'
import { loadTexts } from './locale'
import type { Shop } from './shop'

export type Where = Pick<Shop, 'siteId' | 'languageId' | 'locale' | 'culture'>

/** What somebody wants to put into the cart. */
export type Wish = { productVariantId: number; quantity: number; title: string; item: TrackedItem }

/** `message` says what went wrong; null when not even the words could be loaded. */
export type AddResult = { ok: true } | { ok: false; message: string | null }

/** Whether the small cart below the header is shown; its code comes when it is first. */
export const miniCart = createStore<'never' | 'open' | 'closed'>('never')

/** The code and the texts of the cart are not part of the pages: they come with the first thing somebody does with it. */
export async function addToCart(where: Where, wish: Wish): Promise<AddResult> {
  try {
    const texts = loadTexts('cart')
    const { putIntoCart } = await import('./cart')
    await texts
    return await putIntoCart(where, wish)
  } catch (error) {
    logClientError(error)
    return { ok: false, message: null }
  }
}

/** SHELF-10: who has a cart sees what it holds once the page is at rest; who gets one in another tab, then. */
export function wakeCart(where: Where): void {
  const open = () => {
    removeEventListener('storage', hear)
    import('./cart').then(({ openCart }) => openCart(where)).catch(logClientError)
  }
  const hear = ({ key }: StorageEvent) => {
    if (key === cartStorageKey) open()
  }
  if (readStored(cartStorageKey) !== null) whenIdle(open)
  else addEventListener('storage', hear)
}

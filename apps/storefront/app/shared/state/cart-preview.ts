import type { TrackedItem } from '../../toolkit/data-layer'
import { createStore } from '../../toolkit/store'
import type { ScopeIds, Shop } from '../shop/shop'

/** A site scope with what the words of the cart are written in. */
export type CartScope = ScopeIds & Pick<Shop, 'locale' | 'culture'>

/** The goods to be added to the cart. */
export type CartAddition = {
  variantId: number
  quantity: number
  /** Every so many days; once without a word (REPEAT-1). */
  repeatDays?: number | undefined
  title: string
  item: TrackedItem
}

/** `message` says what went wrong; null when not even the words could be loaded. */
export type AddResult = { ok: true } | { ok: false; message: string | null }

/** Whether the small cart below the header is shown; its code comes when it is first. */
export const miniCart = createStore<'never' | 'open' | 'closed'>('never')

/** How many pieces the cart holds; the cart sets it, the header shows it. */
export const cartCount = createStore(0)

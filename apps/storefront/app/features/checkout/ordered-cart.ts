import { readStored, writeStored } from '../../platform/storage'

const storageKey = 'ordered-cart'

/** CHECKOUT-PAGES-16: which cart became which order, so that the browser forgets the right one. */
export function rememberOrdered(orderId: number, cartId: string): void {
  writeStored(storageKey, `${orderId} ${cartId}`)
}

/** The cart that became this order in this browser. */
export function orderedCart(orderId: number): string | null {
  const [known, cartId] = (readStored(storageKey) ?? '').split(' ')
  return known === String(orderId) && cartId ? cartId : null
}

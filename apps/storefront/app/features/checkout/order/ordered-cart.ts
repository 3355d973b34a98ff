import { readStored, writeStored } from '../../../toolkit/storage'

const storageKey = 'ordered-cart'

type Ordered = {
  cartId: string
  /** A password was chosen with it: an account waits to be activated. */
  hasPassword: boolean
}

/** Which cart became which order, so that the browser forgets the right one (CHECKOUT-PAGES-16). */
export function rememberOrdered(orderId: number, { cartId, hasPassword }: Ordered): void {
  writeStored(storageKey, `${orderId} ${cartId}${hasPassword ? ' account' : ''}`)
}

/** The cart that became this order in this browser. */
export function orderedCart(orderId: number): Ordered | null {
  const [storedId, cartId, account] = (readStored(storageKey) ?? '').split(' ')
  return storedId === String(orderId) && cartId ? { cartId, hasPassword: account === 'account' } : null
}

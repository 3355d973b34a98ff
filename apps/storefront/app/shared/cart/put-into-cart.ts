import { track } from '../../toolkit/data-layer'
import { announce } from '../shop/announce'
import { type AddResult, type CartAddition, type CartScope, miniCart } from '../state/cart-preview'
import { textsOf } from '../shop/locale'
import { formatsOf } from '../prices/formats'
import { openCart } from './open-cart'
import { problemText } from './problem-text'

/** Puts a pack into the cart, says so, and shows the cart below the header. */
export async function putIntoCart(scope: CartScope, addition: CartAddition): Promise<AddResult> {
  const { variantId, quantity, repeatDays, title, item } = addition
  const t = textsOf(scope.locale, 'cart')
  const problem = await openCart(scope).add(variantId, quantity, repeatDays)
  if (problem) {
    const message = problemText(problem, t, formatsOf(scope.culture))
    announce(message)
    if (problem.code === 'cart-ordered') miniCart.set('open')
    return { ok: false, message }
  }
  track('add_to_cart', {
    currency: 'EUR',
    value: cents(item.price * quantity),
    items: [{ ...item, quantity }],
  })
  announce(t('added', { product: title }))
  miniCart.set('open')
  return { ok: true }
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100
}

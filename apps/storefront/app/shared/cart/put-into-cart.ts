import { track } from '../../toolkit/data-layer'
import { announce } from '../shop/announce'
import { type AddResult, miniCart, type Where, type Wish } from '../state/cart-addition'
import { textsOf } from '../shop/locale'
import { formatsOf } from '../prices/formats'
import { openCart } from './open-cart'
import { problemText } from './problem-text'

/** Puts a pack into the cart, says so, and shows the cart below the header. */
export async function putIntoCart(where: Where, wish: Wish): Promise<AddResult> {
  const { productVariantId, quantity, title, item } = wish
  const t = textsOf(where.locale, 'cart')
  const problem = await openCart(where).add(productVariantId, quantity)
  if (problem) {
    const message = problemText(problem, t, formatsOf(where.culture))
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

export type { CartProblem } from './cart-problem'
export {
  type CalculatedCart,
  type Cart,
  type CartLine,
  type CartState,
  shownLines,
  unnamedCount,
} from './cart-state'
export type { CartStore } from './cart-store'
export { trackCartView, trackedLines, trackQuantity } from './cart-tracking'
export { forgetCart, keepsCart, openCart, useCart, useCartState } from './open-cart'
export { problemText } from './problem-text'
export { putIntoCart } from './put-into-cart'

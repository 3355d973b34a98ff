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
export { CartTotals } from './cart-totals'
export { FreeDelivery } from './free-delivery'
export { LineAmount, LineExtras, LineName, LinePicture } from './line-parts'
export { useNextDay } from './next-day'
export { forgetCart, openCart, useCart, useCartState } from './open-cart'
export { OrderPending } from './order-pending'
export { problemText } from './problem-text'
export { putIntoCart } from './put-into-cart'
export { SummaryLines } from './summary-lines'
export { useOffersInterval } from './use-offers-interval'

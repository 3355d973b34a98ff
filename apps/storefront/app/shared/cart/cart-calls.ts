import type { ApiClient } from '@haverhof/api-client'
import type { Cart } from './cart-state'

/** What a cart is created with. */
export type FirstGoods = { productVariantId: number; count: number; repeatDays?: number }[]

/** What the cart asks of the API. */
export type CartCalls = Pick<
  ApiClient['cart'],
  | 'get'
  | 'create'
  | 'calculate'
  | 'addProduct'
  | 'changeQuantity'
  | 'removeProduct'
  | 'removeSample'
  | 'nameSample'
  | 'addDiscountCode'
  | 'removeDiscountCode'
> & {
  /** Cancels the unpaid order of a cart and gives a new cart with the same content. */
  reopen: (id: string) => Promise<Cart>
}

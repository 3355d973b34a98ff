import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import {
  mergeCartOnSignIn,
  type CartCall,
  cartMissing,
  type CartView,
  closeOrderedCart,
  copyCart,
  readCart,
  requireCart,
} from '../../cart/index.ts'
import { inTransaction, type Transaction } from '../../database/index.ts'
import { cancelOrder } from './cancel-order.ts'
import { cancelPayment } from '../payment/cancel-payment.ts'
import { waitingPayments } from '../store/find-payments.ts'
import { lockOrder } from '../store/lock-order.ts'
import type { OrderRefused } from '../refusals.ts'
import { settleOrRefuse } from '../payment/settle-payment.ts'

/**
 * The customer goes on shopping instead of paying (ORDERS-14). The unpaid order ends and a new cart takes over its content;
 * a cart that was paid for meanwhile stays what it is.
 */
export async function reopenCart(
  context: AppContext,
  call: CartCall,
): Promise<Result<CartView, OrderRefused>> {
  const cart = await requireCart(context, call)
  if (!cart.ok) return cart
  if (cart.value.order === null) return readCart(context, call)
  const { orderId } = cart.value.order
  const payments = await waitingPayments(context.database, orderId)
  for (const payment of payments) {
    const settled = await settleOrRefuse(context, payment)
    if (!settled.ok) return settled
  }
  const reopened = await inTransaction(context, (transaction) => reopen(context, transaction, call, orderId))
  if (!reopened.ok) return reopened
  const newId = reopened.value
  if (newId === null) return cartMissing(context, call)
  for (const payment of payments) await cancelPayment(context, payment)
  return readCart(context, { ...call, cartId: newId })
}

async function reopen(
  context: AppContext,
  transaction: Transaction,
  call: CartCall,
  orderId: number,
): Promise<Result<string | null, 'order-paid'>> {
  const now = context.now()
  const order = await lockOrder(transaction, orderId)
  if (order?.status === 'open')
    await cancelOrder(transaction, { orderId, from: 'open', reason: 'reopened', now })
  else if (order?.status !== 'cancelled') return refusal('order-paid')
  if (!(await closeOrderedCart(transaction, { cartId: call.cartId, now }))) return success(null)
  const copyId = await copyCart(transaction, call.cartId, now)
  // A customer who went on shopping meanwhile has everything in one cart (CART-17).
  if (call.customerId === null) return success(copyId)
  const adoption = { userId: call.customerId, scope: call.scope, shoppingcartId: copyId, now }
  return success(await mergeCartOnSignIn(transaction, adoption))
}

import { MINUTE, refusal } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import type { Context } from 'hono'
import type { AppContext } from '../app-context.ts'
import { randomToken } from '../config/index.ts'
import type { ApiEnv } from '../http/index.ts'
import { countAttempt } from '../limits/index.ts'
import type { NoCart, NotOpen } from './refusals.ts'

/** A call about one cart: what every use case needs to know of it. */
export type CartCall = {
  cartId: string
  scope: SiteScope
  clientIp: string | null
  /** Who is signed in; null for a guest. */
  customerId: string | null
}

export type CartState = 'open' | 'ordered'

/** Who asks for more carts than this that do not exist is guessing (CART-2). */
const missesPerMinute = 60

/** 144 random bits (CART-1). */
export function newCartId(): string {
  return randomToken(18)
}

export function callOf(c: Context<ApiEnv>, cartId: string): CartCall {
  const { scope, clientIp, customer } = c.var
  return { cartId, scope, clientIp, customerId: customer?.userId ?? null }
}

/** Unknown, closed and foreign carts are the same to the caller (CART-2). */
export async function cartMissing(
  context: AppContext,
  { clientIp }: Pick<CartCall, 'clientIp'>,
): Promise<NoCart> {
  if (clientIp !== null) {
    const limit = { limit: missesPerMinute, windowMs: MINUTE }
    const counted = await countAttempt(context, `cart-miss:${clientIp}`, limit)
    if (!counted.ok) return counted
  }
  return refusal('no-such-cart')
}

/** Why a cart cannot be changed: it does not exist, or its order waits for payment (CART-11); null when it is open. */
export async function whyNotOpen(
  context: AppContext,
  call: CartCall,
  state: CartState | null | undefined,
): Promise<NotOpen | null> {
  if (!state) return cartMissing(context, call)
  return state === 'ordered' ? refusal('cart-ordered') : null
}

export type CartOwner = { cartId: string; siteId: number; customerId: string | null }

/** The parameters of every statement about the cart of a call. */
export function ownerValues({ cartId, scope, customerId }: Omit<CartCall, 'clientIp'>): CartOwner {
  return { cartId, siteId: scope.siteId, customerId }
}

/** Those of a statement that changes it as well. */
export type CartTouch = CartOwner & { languageId: number; now: Date }

export function touchValues(context: AppContext, call: CartCall): CartTouch {
  return { ...ownerValues(call), languageId: call.scope.languageId, now: context.now() }
}

/** A cart without owner answers every caller with its id, a customer's cart the customer alone (CART-17). */
export const callerSql = `(account_id is null or account_id = :customerId)`

/** The cart of a call, with the parameters of `CartOwner`. */
export const ownCartSql = `cart_id = :cartId and site_id = :siteId and ${callerSql} and state <> 'closed'`
export const openCartSql = `cart_id = :cartId and site_id = :siteId and ${callerSql} and state = 'open'`

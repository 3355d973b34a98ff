import { foldCode } from '@haverhof/domain/cart'
import { MINUTE, type Result, success, wrongInput } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { countAttempt, takeBackAttempts } from '../../limits/index.ts'
import { calculatePricedCart } from './calculate-priced-cart.ts'
import { type CartCall, cartMissing, whyNotOpen } from '../cart-call.ts'
import { loadPricedCart } from './load-priced-cart.ts'
import type { CartRefused, NotOpen } from '../refusals.ts'
import { cartChange, changeCart } from '../store/change-cart.ts'

/** Guessing codes is rate-limited, by cart and by address (CART-8). */
const guesses = { limit: 10, windowMs: MINUTE }

/** A code that gives something with this cart is kept; any other is refused with its reason (CART-8). */
export async function setDiscountCode(
  context: AppContext,
  call: CartCall,
  typed: string,
): Promise<Result<null, CartRefused>> {
  const code = foldCode(typed)
  if (code === '') return wrongInput('code', 'must not be empty')
  const guessers = guessersOf(call)
  const counted = await countAttempt(context, guessers, guesses)
  if (!counted.ok) return counted
  const request = { ...call, now: context.now() }
  const facts = await loadPricedCart(context, request, { discountCode: code })
  if (!facts) return cartMissing(context, call)
  const notOpen = await whyNotOpen(context, call, facts.stored.state)
  if (notOpen) return notOpen
  const { discountProblem } = calculatePricedCart(facts)
  if (discountProblem) return { ok: false, ...discountProblem }
  const changed = await changeCart(context, call, setCode, { code })
  if (!changed.ok) return changed
  await takeBackAttempts(context, guessers, guesses)
  return success(null)
}

export async function removeDiscountCode(
  context: AppContext,
  call: CartCall,
): Promise<Result<boolean, NotOpen>> {
  return changeCart(context, call, setCode, { code: null })
}

function guessersOf({ cartId, clientIp }: CartCall): string[] {
  const byCart = `discount-code:cart:${cartId.slice(0, 50)}`
  return clientIp === null ? [byCart] : [byCart, `discount-code:ip:${clientIp}`]
}

const setCode = cartChange<{ code: string | null }>('cart-set-code', 'discount_code = :code')

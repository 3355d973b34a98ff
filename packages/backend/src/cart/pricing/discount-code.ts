import { foldCode } from '@haverhof/domain/cart'
import { MINUTE } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { badInput, Refusal } from '../../http/index.ts'
import { countAttempt, takeBackAttempts } from '../../limits/index.ts'
import { calculatePricedCart, type DiscountProblem } from './calculate-priced-cart.ts'
import { type CartCall, cartMissing, requireOpen } from '../cart-call.ts'
import { loadPricedCart } from './load-priced-cart.ts'
import { cartChange, changeCart } from '../store/change-cart.ts'

/** CART-8: guessing codes is rate-limited, by cart and by address. */
const guesses = { limit: 10, windowMs: MINUTE }

/** CART-8: a code that gives something with this cart is kept; any other is refused with its reason. */
export async function setDiscountCode(context: AppContext, call: CartCall, typed: string): Promise<void> {
  const code = foldCode(typed)
  if (code === '') throw badInput('code', 'must not be empty')
  const guessers = guessersOf(call)
  await countAttempt(context, guessers, guesses)
  const asked = { ...call, now: context.now() }
  const facts = await loadPricedCart(context, asked, { discountCode: code })
  if (!facts) return cartMissing(context, call)
  await requireOpen(context, call, facts.stored.state)
  const { discountProblem } = calculatePricedCart(facts)
  if (discountProblem) throw refusalOf(discountProblem)
  await changeCart(context, call, setCode, { code })
  await takeBackAttempts(context, guessers, guesses)
}

export async function removeDiscountCode(context: AppContext, call: CartCall): Promise<void> {
  await changeCart(context, call, setCode, { code: null })
}

function guessersOf({ cartId, clientIp }: CartCall): string[] {
  const byCart = `discount-code:cart:${cartId.slice(0, 50)}`
  return clientIp === null ? [byCart] : [byCart, `discount-code:ip:${clientIp}`]
}

export function refusalOf(problem: DiscountProblem): Refusal {
  return new Refusal({
    status: 422,
    code: problem.reason,
    title: titles[problem.reason],
    ...('minimumCents' in problem && { minimumAmount: problem.minimumCents / 100 }),
  })
}

const titles: Record<DiscountProblem['reason'], string> = {
  'discount-unknown': 'There is no such code.',
  'discount-expired': 'This code is no longer valid.',
  'discount-used-up': 'This code has been used as often as it may be.',
  'discount-not-here': 'This code is not valid on this site.',
  'discount-first-order': 'This code is for a first order.',
  'discount-minimum': 'The cart does not come to the amount this code asks for.',
  'discount-products': 'The cart does not hold the products this code is for.',
  'discount-no-gain': 'Another offer in the cart already gives more than this code.',
}

const setCode = cartChange<{ code: string | null }>('cart-set-code', 'discount_code = :code')

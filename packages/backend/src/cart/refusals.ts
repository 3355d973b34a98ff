import type { Missing, Refused, TooManyAttempts, WrongInput } from '@haverhof/domain/shared'
import type { Problems } from '../http/index.ts'
import type { discountProblem } from '../pricing/index.ts'

/** Unknown, closed and foreign carts are the same to the caller; who asks for too many is guessing (CART-2). */
export type NoCart = Refused<'no-such-cart'> | TooManyAttempts

/** The order of the cart waits for its payment (CART-11). */
export type NotOpen = NoCart | Refused<'cart-ordered'>

/** Why a line may not become this large (CART-26, CART-7). */
export type DemandRefused =
  | Refused<'not-available'>
  | Refused<'quantity-limit', { maximum: number }>
  | Refused<'not-enough-stock', { available: number }>

/** The site offers none (REPEAT-30). The product cannot, or not so many; the parameter names the pieces (REPEAT-16). */
export type RepeatRefused =
  | Refused<'repeat-not-offered' | 'not-repeatable'>
  | Refused<'repeat-quantity-limit', { maximum: number; parameter: 'quantity' | 'products' }>

type DiscountProblem = NonNullable<ReturnType<typeof discountProblem>>

/** Why a code gives nothing with this cart (CART-27). */
export type DiscountRefused = Refused<DiscountProblem['reason'], { minimumCents?: number }>

type OwnRefused =
  | Refused<'no-such-cart' | 'cart-ordered'>
  | DemandRefused
  | RepeatRefused
  | Refused<'too-many-lines', { maximum: number }>
  | DiscountRefused

export type CartRefused = OwnRefused | TooManyAttempts | Missing | WrongInput

const noDiscount = (title: string) => ({ status: 422, title }) as const

export const cartProblems: Problems<OwnRefused> = {
  'no-such-cart': { status: 404, title: 'There is no such cart.' },
  'cart-ordered': { status: 409, title: 'This cart has been ordered and waits for its payment.' },
  'not-available': { status: 409, title: 'This product cannot be had at the moment.' },
  'quantity-limit': ({ maximum }) => ({
    status: 409,
    title: `A line holds at most ${maximum} pieces.`,
    maximum,
  }),
  'not-enough-stock': ({ available }) => ({
    status: 409,
    title: `Only ${available} pieces in stock.`,
    available,
  }),
  'repeat-not-offered': { status: 409, title: 'This site offers no repeat delivery.' },
  'not-repeatable': { status: 409, title: 'This product cannot come again by itself.' },
  'repeat-quantity-limit': ({ maximum, parameter }) => ({
    status: 409,
    code: 'quantity-limit',
    title: `A repeat delivery holds at most ${maximum} pieces of a product.`,
    parameter,
    maximum,
  }),
  'too-many-lines': ({ maximum }) => ({
    status: 409,
    title: `A cart holds at most ${maximum} different products.`,
    maximum,
  }),
  'discount-unknown': noDiscount('There is no such code.'),
  'discount-expired': noDiscount('This code is no longer valid.'),
  'discount-used-up': noDiscount('This code has been used as often as it may be.'),
  'discount-not-here': noDiscount('This code is not valid on this site.'),
  'discount-first-order': noDiscount('This code is for a first order.'),
  'discount-minimum': ({ minimumCents }) => ({
    ...noDiscount('The cart does not come to the amount this code asks for.'),
    ...(minimumCents !== undefined && { minimumAmount: minimumCents / 100 }),
  }),
  'discount-products': noDiscount('The cart does not hold the products this code is for.'),
  'discount-no-gain': noDiscount('Another offer in the cart already gives more than this code.'),
}

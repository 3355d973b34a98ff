import { type AddProblem, type DayProblem, repeatLimits } from '@haverhof/domain/repeat-delivery'
import type { Refused } from '@haverhof/domain/shared'
import { checkoutProblems, type CheckoutRefused } from '../checkout/index.ts'
import type { Problems } from '../http/index.ts'

type OwnRefused =
  /** Too late to change this delivery (REPEAT-39). */
  | Refused<'cut-off-passed'>
  | Refused<'repeat-ended' | 'not-paused'>
  /** REPEAT-60: the next delivery cannot come on that day. */
  | Refused<DayProblem | 'day-taken'>
  /** REPEAT-16: too heavy for its place, or not to be brought to that country. */
  | Refused<'not-deliverable'>
  /** REPEAT-29: packs that the site does not sell, or that go by lorry. */
  | Refused<'packs-not-repeatable', { variantIds: readonly number[] }>
  /** The product does not fit in any more (REPEAT-79). */
  | Refused<'repeat-is-full', { problem: AddProblem }>
  /** REPEAT-65: what the customer changed is not what was shown. */
  | Refused<'changed-meanwhile'>
  /** REPEAT-64, REPEAT-21: what the customer agreed to is not what a delivery comes to by now. */
  | Refused<'total-changed', { totalAmount?: number }>
  | Refused<'link-invalid'>

export type RepeatRefused = CheckoutRefused | OwnRefused

const noDay = (title: string) => ({ status: 409, title }) as const

const ownProblems: Problems<OwnRefused> = {
  'cut-off-passed': noDay('The next delivery is being ordered and can no longer be changed.'),
  'repeat-ended': { status: 409, title: 'This repeat delivery has ended.' },
  'not-paused': { status: 409, title: 'This repeat delivery does not rest.' },
  'too-soon': noDay('That day is too soon.'),
  'too-far': noDay('That day is too far ahead.'),
  'no-parcel-day': noDay('Nothing is delivered on that day.'),
  'day-taken': noDay('There is a delivery on that day already.'),
  'not-deliverable': { status: 409, title: 'These goods cannot be delivered to that place.' },
  'packs-not-repeatable': ({ variantIds }) => ({
    status: 409,
    code: 'not-repeatable',
    title: 'This product cannot come again by itself.',
    errors: variantIds.map((id) => ({ parameter: `lines.${id}`, message: 'not-repeatable' })),
  }),
  'repeat-is-full': ({ problem }) => {
    const isPieces = problem === 'quantity-limit'
    const maximum = isPieces ? repeatLimits.quantity : repeatLimits.lines
    const of = isPieces ? 'pieces of a product' : 'different products'
    return {
      status: 409,
      code: problem,
      title: `A repeat delivery holds at most ${maximum} ${of}.`,
      maximum,
    }
  },
  'changed-meanwhile': {
    status: 409,
    title: 'This repeat delivery has been changed meanwhile. Please look at it again.',
  },
  'total-changed': ({ totalAmount }) => ({
    status: 409,
    title: 'The price of a delivery has changed. Please look at it again.',
    ...(totalAmount !== undefined && { totalAmount }),
  }),
  'link-invalid': { status: 404, title: 'This link is no longer valid.' },
}

export const repeatProblems = { ...checkoutProblems, ...ownProblems }

import { type AddProblem, type DayProblem, repeatLimits } from '@haverhof/domain/repeat-delivery'
import { Refusal } from '../http/index.ts'

/** REPEAT-7 */
export function cutOffPassed(): Refusal {
  const title = 'The next delivery is being ordered and can no longer be changed.'
  return new Refusal({ status: 409, code: 'cut-off-passed', title })
}

export function repeatEnded(): Refusal {
  return new Refusal({ status: 409, code: 'repeat-ended', title: 'This repeat delivery has ended.' })
}

export function notPaused(): Refusal {
  return new Refusal({ status: 409, code: 'not-paused', title: 'This repeat delivery does not rest.' })
}

const dayTitles: Record<DayProblem | 'day-taken', string> = {
  'too-soon': 'That day is too soon.',
  'too-far': 'That day is too far ahead.',
  'no-parcel-day': 'Nothing is delivered on that day.',
  'day-taken': 'There is a delivery on that day already.',
}

/** REPEAT-16 */
export function badDay(problem: DayProblem | 'day-taken'): Refusal {
  return new Refusal({ status: 409, code: problem, title: dayTitles[problem] })
}

/** REPEAT-16: too heavy for its place, or not to be brought to that country. */
export function notDeliverable(): Refusal {
  const title = 'These goods cannot be delivered to that place.'
  return new Refusal({ status: 409, code: 'not-deliverable', title })
}

/** REPEAT-21 */
export function repeatIsFull(reason: AddProblem): Refusal {
  const maximum = reason === 'quantity-limit' ? repeatLimits.quantity : repeatLimits.lines
  const of = reason === 'quantity-limit' ? 'pieces of a product' : 'different products'
  const title = `A repeat delivery holds at most ${maximum} ${of}.`
  return new Refusal({ status: 409, code: reason, title, maximum })
}

/** REPEAT-16: what the customer changed is not what was shown. */
export function changedMeanwhile(): Refusal {
  const title = 'This repeat delivery has been changed meanwhile. Please look at it again.'
  return new Refusal({ status: 409, code: 'changed-meanwhile', title })
}

/** REPEAT-16, REPEAT-21: what the customer agreed to is not what a delivery comes to by now. */
export function priceChanged(now: { totalAmount?: number } = {}): Refusal {
  const title = 'The price of a delivery has changed. Please look at it again.'
  return new Refusal({ status: 409, code: 'total-changed', title, ...now })
}

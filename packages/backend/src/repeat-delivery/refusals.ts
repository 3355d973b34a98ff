import type { DayProblem } from '@haverhof/domain/repeat-delivery'
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

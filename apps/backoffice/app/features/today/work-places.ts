import type { IconName } from '@haverhof/artwork/icons'
import type { Today } from './today-types'

type Work = Today['waiting'][number]['work']

/** Where it is worked on, and from which age on it is late. */
type Place = {
  path: string
  icon: IconName
  lateAfterHours: number
  /** Its age is known to the day alone. */
  isByDay?: true
}

/** A screen that is open to everybody who sees the work (TODAY-1). */
export const workPlaces: Record<Work, Place> = {
  'to-send': { path: '/orders', icon: 'truck', lateAfterHours: 24 },
  problems: { path: '/orders?view=problems&queue=in-trouble', icon: 'warning', lateAfterHours: 0 },
  'waiting-for-money': { path: '/orders?view=waiting&status=open', icon: 'clock', lateAfterHours: 168 },
  'refunds-refused': { path: '/refunds', icon: 'warning', lateAfterHours: 0 },
  'refunds-owed': { path: '/refunds', icon: 'clock', lateAfterHours: 24 },
  returns: { path: '/returns', icon: 'box', lateAfterHours: 72 },
  withdrawals: { path: '/withdrawals', icon: 'box', lateAfterHours: 72 },
  reviews: { path: '/reviews', icon: 'chat', lateAfterHours: 18 },
  questions: { path: '/questions', icon: 'help', lateAfterHours: 18 },
  reports: { path: '/reports', icon: 'warning', lateAfterHours: 24 },
  samples: { path: '/laboratory', icon: 'flask', lateAfterHours: 168, isByDay: true },
  'mails-given-up': { path: '/mails?view=given-up&state=given-up', icon: 'mail', lateAfterHours: 0 },
}

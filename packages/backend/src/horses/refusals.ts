import type { Refused } from '@haverhof/domain/shared'
import type { Problems } from '../http/index.ts'

/** The account has as many of these as it may keep (HORSES-14). */
export type TooMany = Refused<'too-many-horses' | 'too-many-weights' | 'too-many-packs', { maximum: number }>

/**
 * A horse without a weight gets no advice (HORSES-4). Unknown links and those of horses that are gone have one answer
 * (HORSES-12).
 */
type HorseRefused = TooMany | Refused<'last-weight'> | Refused<'link-invalid'>

const tooMany = ({ maximum }: TooMany) =>
  ({ status: 409, title: 'No more of these are kept.', maximum }) as const

export const horseProblems: Problems<HorseRefused> = {
  'too-many-horses': tooMany,
  'too-many-weights': tooMany,
  'too-many-packs': tooMany,
  'last-weight': { status: 409, title: 'The last weight stays.' },
  'link-invalid': { status: 404, title: 'This link is no longer valid.' },
}

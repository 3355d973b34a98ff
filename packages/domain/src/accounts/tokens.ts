import { DAY, HOUR } from '../shared/index.ts'

export type TokenPurpose = 'activate' | 'reset' | 'change-email'

/** ACCOUNTS-2: how long a mailed link can be used, counted from the moment its mail is written. */
export const tokenLifeMs: Record<TokenPurpose, number> = {
  activate: 7 * DAY,
  reset: HOUR,
  'change-email': DAY,
}

/** The languages of the back office. */
export const staffLanguages = ['nl', 'de', 'en'] as const
export type StaffLanguage = (typeof staffLanguages)[number]

export const factorKinds = ['password', 'time-code'] as const
export type FactorKind = (typeof factorKinds)[number]

export { type SignInWay, signInWays } from '@haverhof/domain/backoffice'

export const challengePurposes = ['sign-in', 'step-up', 'new-passkey', 'new-time-code', 'oidc'] as const
export type ChallengePurpose = (typeof challengePurposes)[number]

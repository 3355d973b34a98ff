import { DAY, HOUR, MINUTE } from '../shared/index.ts'

const shape =
  /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*@([\p{L}\d]([\p{L}\p{M}\d-]{0,61}[\p{L}\p{M}\d])?\.)+[\p{L}\p{M}]{2,63}$/iu
const longestLocalPart = 64

/** One plain mailbox: no display name, no second address, no space (CHECKOUT-9). */
export function isEmailAddress(address: string): boolean {
  return shape.test(address) && address.indexOf('@') <= longestLocalPart
}

/** The same mailbox however it is typed. */
export function foldEmailAddress(address: string): string {
  return address.normalize('NFKC').trim().toLowerCase()
}

/** The mailbox that a limit of mails counts: what stands behind a “+” reaches the same person (LIMITS-6). */
export function mailboxForLimits(address: string): string {
  return foldEmailAddress(address).replace(/(?<=^[^+@]+)\+[^@]*/, '')
}

export const passwordLength = { min: 7, max: 200 } as const

/** At least 7 characters, with both letters and digits (CHECKOUT-11). */
export function isPassword(password: string): boolean {
  const { length } = password
  return (
    length >= passwordLength.min &&
    length <= passwordLength.max &&
    /\p{L}/u.test(password) &&
    /\p{Nd}/u.test(password)
  )
}

export type TokenPurpose = 'activate' | 'reset' | 'change-email' | 'sign-in'

/** How long a mailed link can be used, counted from the moment its mail is written (ACCOUNTS-36). */
export const tokenLifeMs: Record<TokenPurpose, number> = {
  activate: 7 * DAY,
  reset: HOUR,
  'change-email': DAY,
  'sign-in': 15 * MINUTE,
}

/** How the reader of the mailbox shows to be the one who registered, or takes the mailbox over (ACCOUNTS-23). */
export const confirmProofs = ['browser', 'password', 'new-password'] as const

export type ConfirmProofKind = (typeof confirmProofs)[number]

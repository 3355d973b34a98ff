import { captchaHeader, mostAddresses } from '@haverhof/domain/accounts'
import type { Refused } from '@haverhof/domain/shared'
import { type Problems, Refusal } from '../http/index.ts'
import { passkeyProblems, type PasskeyRefused } from '../webauthn/index.ts'

/** The parameter that carried the password (ACCOUNTS-14). */
export type PasswordWrong = Refused<'password-wrong', { parameter: string }>

type AccountRefused =
  | PasskeyRefused
  | PasswordWrong
  | Refused<
      /** No session, or one whose owner authenticated too long ago (ACCOUNTS-14). */
      | 'sign-in-needed'
      /** A wrong password, an unknown address or an account without activation (ACCOUNTS-13). */
      | 'signin-failed'
      /** Expired, used, foreign or made up (ACCOUNTS-2). */
      | 'token-invalid'
      /** The link was opened in another browser than the one that registered, or than the owner's (ACCOUNTS-23). */
      | 'registration-unproven'
      | 'mailbox-unproven'
      /** Missing, wrong, late or used (ACCOUNTS-7). */
      | 'captcha-invalid'
      | 'too-many-addresses'
    >

const signInNeededProblem = { status: 401, code: 'sign-in-needed', title: 'Please sign in first.' } as const
const unproven = { status: 422, title: 'Type the password of the account to confirm the mailbox.' } as const

export const accountProblems: Problems<AccountRefused> = {
  'sign-in-needed': signInNeededProblem,
  'signin-failed': {
    status: 422,
    title: 'This combination of e-mail address and password is not known.',
  },
  'token-invalid': { status: 422, title: 'This link is no longer valid.' },
  'registration-unproven': unproven,
  'mailbox-unproven': unproven,
  'captcha-invalid': {
    status: 422,
    title: 'The captcha is missing, wrong or used. Please try again.',
    parameter: captchaHeader,
  },
  'too-many-addresses': { status: 409, title: 'No more addresses are kept.', maximum: mostAddresses },
  'password-wrong': ({ parameter }) => ({
    status: 422,
    title: 'This is not the password of the account.',
    parameter,
    errors: [{ parameter, message: 'password-wrong' }],
  }),
  ...passkeyProblems,
}

export function signInNeeded(): Refusal {
  return new Refusal(signInNeededProblem)
}

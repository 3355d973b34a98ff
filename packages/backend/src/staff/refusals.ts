import type { Refused } from '@haverhof/domain/shared'
import { type Problems, Refusal } from '../http/index.ts'
import { passkeyProblems, type PasskeyRefused } from '../webauthn/index.ts'

/** Coming in (STAFF-12, STAFF-19, STAFF-20), and members with their rights and invitations (STAFF-3, STAFF-16). */
type StaffRefused =
  | PasskeyRefused
  | Refused<
      | 'sign-in-failed'
      | 'no-identity-provider'
      | 'identity-provider-away'
      | 'proof-failed'
      | 'session-ended'
      | 'code-wrong'
      | 'password-not-allowed'
      | 'more-than-own'
      | 'last-owner'
      | 'invitation-gone'
      | 'member-already'
      | 'mailbox-of-member'
    >

const signInNeededProblem = {
  status: 401,
  code: 'sign-in-needed',
  title: 'Please sign in first.',
  headers: { 'www-authenticate': 'Bearer' },
} as const

export const staffProblems: Problems<StaffRefused> = {
  'sign-in-failed': { status: 401, title: 'That did not open the door.' },
  'no-identity-provider': { status: 404, title: 'Sign-in with an account of the company is not set up.' },
  'identity-provider-away': { status: 503, title: 'The identity provider does not answer.' },
  'proof-failed': { status: 403, title: 'That was not proof enough.' },
  'session-ended': signInNeededProblem,
  'code-wrong': { status: 422, title: 'That was not the code of this moment.' },
  'password-not-allowed': { status: 403, title: 'Owners sign in with a passkey alone.' },
  ...passkeyProblems,
  'more-than-own': { status: 403, title: 'A member of staff cannot grant more rights than their own.' },
  'last-owner': { status: 409, title: 'The last owner stays an owner.' },
  'invitation-gone': { status: 410, title: 'This invitation was used already, or has ended.' },
  'member-already': { status: 409, title: 'This mailbox is a member already.' },
  'mailbox-of-member': {
    status: 409,
    code: 'member-already',
    title: 'This mailbox is a member already.',
    detail: 'Change the rights of the member, or reset the ways in.',
  },
}

/** At another host than the one of the back office (STAFF-9). */
export function noSuchCall(): Refusal {
  return new Refusal({ status: 404, code: 'no-such-call', title: 'There is no such call.' })
}

/** 403: a request with a cookie came from another site (STAFF-18). */
export function crossSite(): Refusal {
  const title = 'This call must come from the back office itself.'
  return new Refusal({ status: 403, code: 'cross-site', title })
}

/** No session, or one that ended while it was used (STAFF-11). */
export function signInNeeded(): Refusal {
  return new Refusal(signInNeededProblem)
}

/** 401: an unknown, expired or revoked token (STAFF-5). */
export function unknownToken(): Refusal {
  const { status, headers } = signInNeededProblem
  const title = 'This call needs a token that is valid.'
  return new Refusal({ status, code: 'unknown-token', title, headers })
}

/** 403: a delicate call needs a fresh proof of identity (STAFF-17). */
export function stepUpNeeded(): Refusal {
  const title = 'Please prove once more that it is you.'
  return new Refusal({ status: 403, code: 'step-up-needed', title })
}

/** Where a permission is asked for by one parameter alone, the refusal names it (STAFF-37). */
export function permissionMissing(access: string, parameter?: string): Refusal {
  return new Refusal({
    status: 403,
    code: 'permission-missing',
    title: 'You are not allowed to do this.',
    detail: `${parameter ?? 'The call'} needs ${access}.`,
    ...(parameter !== undefined && { parameter }),
  })
}

/** The `Idempotency-Key` was used for another request (STAFF-7). */
export function keyReused(): Refusal {
  return new Refusal({
    status: 409,
    code: 'idempotency-key-reused',
    title: 'This key was used for another request.',
    parameter: 'idempotency-key',
  })
}

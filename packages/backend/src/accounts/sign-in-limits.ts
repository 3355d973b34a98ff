import type { AppContext } from '../app-context.ts'
import { countAttempts, type LimitedSubject } from '../limits/index.ts'
import type { AccountCall } from './account-call.ts'

const MINUTE = 60_000
const windowMs = 5 * MINUTE

/** ACCOUNTS-6: how many sign-ins may fail within five minutes. Two windows that meet allow twice as many at most. */
const limits = {
  accountFromCaller: { limit: 10, windowMs },
  account: { limit: 30, windowMs },
  caller: { limit: 60, windowMs },
  knownDevice: { limit: 10, windowMs },
}

type Tried = { emailAddress: string; deviceHash: string | null }

/**
 * ACCOUNTS-6: counts an attempt before the password is looked at. A browser in which the account has been used has a count
 * of its own, so whoever attacks the account uses up nothing of its owner's. Gives what to take back after a success.
 */
export async function countSignIn(
  context: AppContext,
  call: AccountCall,
  tried: Tried,
): Promise<LimitedSubject[]> {
  const subjects = subjectsOf(call, tried)
  await countAttempts(context, subjects)
  return subjects
}

function subjectsOf({ scope, clientIp }: AccountCall, { emailAddress, deviceHash }: Tried): LimitedSubject[] {
  if (deviceHash !== null) return [{ subject: `sign-in:device:${deviceHash}`, limit: limits.knownDevice }]
  const account = `sign-in:${scope.siteId}:${emailAddress}`
  const subjects = [
    { subject: `${account}:${clientIp ?? 'inside'}`, limit: limits.accountFromCaller },
    { subject: account, limit: limits.account },
  ]
  if (clientIp === null) return subjects
  return [...subjects, { subject: `sign-in:from:${clientIp}`, limit: limits.caller }]
}

import { MINUTE } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { countAttempts, type LimitedSubject } from '../../limits/index.ts'
import type { AccountCall } from '../account-call.ts'

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
 * of its own, so an attacker of the account uses up nothing of its owner's. Gives what to take back after a success.
 */
export async function countSignIn(
  context: AppContext,
  call: AccountCall,
  { emailAddress, deviceHash }: Tried,
): Promise<LimitedSubject[]> {
  if (deviceHash !== null) {
    const device = { subject: `sign-in:device:${deviceHash}`, limit: limits.knownDevice }
    await countAttempts(context, [device])
    return [device]
  }
  const account = { subject: `sign-in:${call.scope.siteId}:${emailAddress}`, limit: limits.account }
  const ofCaller = subjectsOfCaller(call, account.subject)
  // What a caller tries beyond the own limit is not looked at, so it uses up nothing of the account's.
  await countAttempts(context, ofCaller)
  await countAttempts(context, [account])
  return [...ofCaller, account]
}

function subjectsOfCaller({ clientIp }: AccountCall, account: string): LimitedSubject[] {
  const there = { subject: `${account}:${clientIp ?? 'inside'}`, limit: limits.accountFromCaller }
  return clientIp === null ? [there] : [there, { subject: `sign-in:from:${clientIp}`, limit: limits.caller }]
}

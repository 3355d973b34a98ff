import { MINUTE, type Result, success, type TooManyAttempts } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { countAttempts, type LimitedSubject } from '../../limits/index.ts'
import type { AccountCall } from '../account-call.ts'

const windowMs = 5 * MINUTE

/** How many sign-ins may fail within five minutes (ACCOUNTS-6). Two windows that meet allow twice as many at most. */
const limits = {
  accountFromCaller: { limit: 10, windowMs },
  account: { limit: 30, windowMs },
  firstTries: { limit: 100, windowMs },
  caller: { limit: 60, windowMs },
  knownDevice: { limit: 10, windowMs },
}

/** What each caller may try whatever a few others have tried before. */
const firstTries = 3

/** What a sign-in that succeeds takes back. */
type Counted = Result<LimitedSubject[], TooManyAttempts>

type Tried = { emailAddress: string; deviceHash: string | null }

/**
 * Counts an attempt before the password is looked at (ACCOUNTS-6). A browser in which the account has been used has a count
 * of its own, so an attacker of the account uses up nothing of its owner's.
 */
export async function countSignIn(
  context: AppContext,
  call: AccountCall,
  { emailAddress, deviceHash }: Tried,
): Promise<Counted> {
  if (deviceHash !== null) {
    const device = { subject: `sign-in:device:${deviceHash}`, limit: limits.knownDevice }
    return counted(context, [device])
  }
  const mailbox = `sign-in:${call.scope.siteId}:${emailAddress}`
  const ofBoth = { subject: `${mailbox}:${call.clientIp ?? 'inside'}`, limit: limits.accountFromCaller }
  const ofCaller = [ofBoth, ...subjectsOfCaller(call)]
  // An attempt beyond the caller's limit is not checked, so it does not count against the account.
  const attempts = await countAttempts(context, ofCaller)
  if (!attempts.ok) return attempts
  // The owner at a new device is a caller who begins: a few who guess do not use up what those may try.
  const isFirst = (attempts.value.get(ofBoth.subject) ?? 0) <= firstTries
  const ofAccount = isFirst
    ? { subject: `${mailbox}:first-tries`, limit: limits.firstTries }
    : { subject: mailbox, limit: limits.account }
  const account = await counted(context, [ofAccount])
  return account.ok ? success([...ofCaller, ofAccount]) : account
}

/** The same for a passkey, which names no account before it is verified (ACCOUNTS-6). */
export async function countCallerOfSignIn(context: AppContext, call: AccountCall): Promise<Counted> {
  const ofCaller = subjectsOfCaller(call)
  return ofCaller.length > 0 ? counted(context, ofCaller) : success(ofCaller)
}

async function counted(context: AppContext, subjects: LimitedSubject[]): Promise<Counted> {
  const attempts = await countAttempts(context, subjects)
  return attempts.ok ? success(subjects) : attempts
}

function subjectsOfCaller({ clientIp }: AccountCall): LimitedSubject[] {
  return clientIp === null ? [] : [{ subject: `sign-in:from:${clientIp}`, limit: limits.caller }]
}

import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import type { Transaction } from '../../database/index.ts'
import { forgetDevices, rememberDevice } from './devices.ts'
import { endAllSessions, startSession } from './sessions.ts'
import { voidTokens } from '../tokens/use-token.ts'

/** What the browser of a call gets: a session of its own only when it had one. */
export type NewSecrets = { sessionSecret: string | null; deviceSecret: string }

type Change = {
  userId: string
  action: 'password-changed' | 'password-reset' | 'email-changed'
  /** Whether the caller is signed in to this account: that session goes on under a new id. */
  isSignedIn: boolean
  deviceSecret: string | null
}

/** After a change of password or mailbox everybody is signed out, every link is void, every browser a stranger (ACCOUNTS-10). */
export async function secureAccount(
  context: AppContext,
  transaction: Transaction,
  { userId, action, isSignedIn, deviceSecret }: Change,
): Promise<NewSecrets> {
  await voidTokens(transaction, userId)
  await endAllSessions(transaction, userId)
  await forgetDevices(transaction, userId)
  const who = `account:${userId}`
  await writeAudit(transaction, { actor: who, action, subject: who, now: context.now() })
  return {
    sessionSecret: isSignedIn ? await startSession(transaction, { userId, endedHash: null }) : null,
    deviceSecret: await rememberDevice(transaction, { userId, deviceSecret }),
  }
}

import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import type { Database } from '../../database/index.ts'
import type { AccountCall } from '../account-call.ts'

type Trace = {
  call: AccountCall
  userId: string | null
  action: 'signed-in' | 'sign-in-failed'
  way: 'password' | 'link' | 'passkey'
}

/** One row either way (AUDIT-2). The address that was tried is not kept: people type passwords there. */
export function auditSignIn(
  context: AppContext,
  client: Pick<Database, 'rows'>,
  { call: { scope, clientIp }, userId, action, way }: Trace,
): Promise<void> {
  const who = userId === null ? 'nobody' : `account:${userId}`
  const details = { siteId: scope.siteId, clientIp, way }
  return writeAudit(client, { actor: who, action, subject: who, details, now: context.now() })
}

import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { inTransaction } from '../../database/index.ts'
import type { Customer } from '../../http/index.ts'
import { endSession } from '../sessions/sessions.ts'

export async function signOut(context: AppContext, { userId, sessionHash }: Customer): Promise<void> {
  await inTransaction(context, async (transaction) => {
    await endSession(transaction, sessionHash)
    const who = `account:${userId}`
    await writeAudit(transaction, { actor: who, action: 'signed-out', subject: who, now: context.now() })
  })
}

import { isPaymentMethod, type ReportedStatus } from '@haverhof/domain/payments'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import type { SandboxPayment } from '../schemas.ts'
import { sandboxBanks } from './banks.ts'
import { statement } from '../../database/index.ts'

type Row = {
  sandboxPaymentId: string
  amountCents: number
  description: string
  method: string
  issuer: string | null
  status: ReportedStatus
  locale: string
  createdAt: Date
  expiresAt: Date
  beginsMandate: boolean
  agreedDays: number[]
}

/** What the page of the sandbox shows. A caller that knows the id may pay: it is as random as a key. */
export async function readSandboxPayment(
  context: AppContext,
  id: string,
): Promise<z.infer<typeof SandboxPayment> | null> {
  const [row] = await context.database.rows(read, { id })
  if (!row) return null
  const { amountCents, ...payment } = row
  return {
    ...payment,
    amount: amountCents / 100,
    currency: 'EUR',
    issuers: isPaymentMethod(row.method) ? [...(sandboxBanks[row.method] ?? [])] : [],
    status: row.status === 'open' && row.expiresAt <= context.now() ? 'expired' : row.status,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }
}

const read = statement<{ id: string }, Row>(
  'sandbox-read',
  `
    select sandbox_payment_id "sandboxPaymentId", amount_cents "amountCents", description, method, issuer, status, locale,
      created_at "createdAt", expires_at "expiresAt", coalesce(sequence = 'first', false) "beginsMandate",
      coalesce(agreed_days, '{}') "agreedDays"
    from sandbox_payment where sandbox_payment_id = :id`,
)

import { creditReasons, refundStates } from '@haverhof/domain/orders'
import { strayReasons } from '@haverhof/domain/payments'
import { z } from '@hono/zod-openapi'
import type { Database } from '../../database/index.ts'
import type { StaffCaller } from '../../http/index.ts'
import type { RefundLimit, StaffRefund } from '../../orders/index.ts'
import { readNames } from '../../staff/index.ts'

export const Cents = z.int().openapi({ description: 'Euro cents, VAT included' })

const ChargedBackCents = z
  .int()
  .openapi({ description: 'Of it, what the bank has taken back; it is not refunded again' })

export const MadeRefund = z
  .object({
    refundId: z.int(),
    creditNumber: z.string().openapi({ example: 'HC-2026-000007' }),
    amountCents: Cents,
    giftCardCents: z.int().openapi({ description: 'Of it, what went back to the gift card, at once' }),
    paymentCents: z.int().openapi({ description: 'Of it, what the payment provider pays back next' }),
    chargedBackCents: ChargedBackCents,
  })
  .openapi('MadeRefund')

export const StaffRefundView = z
  .object({
    refundId: z.int(),
    orderId: z.int(),
    siteId: z.int(),
    customerName: z.string(),
    amountCents: Cents,
    giftCardCents: z.int(),
    chargedBackCents: ChargedBackCents,
    deliveryCents: z.int(),
    reason: z.enum([...creditReasons, ...strayReasons]),
    lines: z.array(z.object({ lineNumber: z.int(), quantity: z.int(), grossCents: z.int() })),
    restock: z.boolean(),
    madeBy: z.string(),
    madeByName: z.string().nullable(),
    madeAt: z.iso.datetime(),
    state: z.enum(refundStates).openapi({
      description:
        'Owed until the provider has paid it back; paid also when the bank has taken back all that was owed',
    }),
    paidAt: z.iso.datetime().nullable(),
    problem: z.string().nullable().openapi({ description: 'What the provider said when it refused' }),
    refusedAt: z.iso.datetime().nullable().openapi({ description: 'When the provider last refused it' }),
    transferReference: z
      .string()
      .nullable()
      .openapi({ description: 'Of one that was paid by bank transfer instead of by the provider' }),
    creditNumber: z.string().nullable(),
  })
  .openapi('StaffRefund')

export async function refundViews(
  database: Pick<Database, 'rows'>,
  refunds: readonly StaffRefund[],
): Promise<z.infer<typeof StaffRefundView>[]> {
  const names = await readNames(
    database,
    refunds.map(({ madeBy }) => madeBy),
  )
  return refunds.map(({ madeAt, paidAt, refusedAt, ...refund }) => ({
    ...refund,
    madeByName: names.get(refund.madeBy) ?? null,
    madeAt: madeAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    refusedAt: refusedAt?.toISOString() ?? null,
  }))
}

/** What this caller may give back of one order (REFUNDS-5). */
export function limitOf({ refundLimitCents, steppedUpAt }: StaffCaller): RefundLimit {
  return { limitCents: refundLimitCents, isSteppedUp: steppedUpAt !== null }
}

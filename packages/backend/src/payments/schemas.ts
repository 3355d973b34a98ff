import { z } from '@hono/zod-openapi'

/** Amounts are euros with at most two decimals. */

export const GiftCardInput = z
  .object({ giftCardNumber: z.string().min(1).max(50), giftCardPin: z.string().min(1).max(50) })
  .openapi('GiftCardInput')

export const GiftCardBalance = z
  .object({ balance: z.number(), lastDigits: z.string() })
  .openapi('GiftCardBalance')

export const paymentStatuses = ['open', 'paid', 'failed', 'canceled', 'expired'] as const
export const sandboxOutcomes = ['paid', 'failed', 'canceled', 'expired'] as const
export const sandboxWebhooks = ['now', 'late', 'twice', 'never'] as const

export const SandboxPayment = z
  .object({
    sandboxPaymentId: z.string(),
    amount: z.number(),
    currency: z.literal('EUR'),
    description: z.string(),
    method: z.string(),
    issuer: z.string().nullable(),
    issuers: z
      .array(z.object({ issuerId: z.string(), name: z.string() }))
      .openapi({ description: 'Banks to choose from; empty for methods without a bank' }),
    status: z.enum(paymentStatuses),
    locale: z.string().openapi({ example: 'nl-NL' }),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    beginsMandate: z
      .boolean()
      .openapi({ description: 'Who pays agrees that later deliveries are collected the same way' }),
    agreedDays: z
      .array(z.int())
      .openapi({ description: 'Every how many days something is delivered and collected; empty for most' }),
  })
  .openapi('SandboxPayment')

export const SandboxFinish = z
  .object({
    outcome: z.enum(sandboxOutcomes),
    webhook: z
      .enum(sandboxWebhooks)
      .openapi({ description: 'When the shop is told: at once, after 30 seconds, two times, or never' }),
    issuer: z.string().max(50).nullish().openapi({ description: 'The bank chosen on the page' }),
    failingCollections: z
      .int()
      .min(0)
      .max(9)
      .optional()
      .openapi({ description: 'Of the collections by the mandate that this gives, the first so many fail' }),
  })
  .openapi('SandboxFinish')

export const SandboxReturn = z
  .object({ redirectUrl: z.string().openapi({ description: 'Back to the shop' }) })
  .openapi('SandboxReturn')

import { z } from '@hono/zod-openapi'
import { BodyId, MailedToken } from '../http/index.ts'

export const StockAlertInput = z
  .object({
    productVariantId: BodyId,
    emailAddress: z.string().max(300).default(''),
  })
  .openapi('StockAlertInput')

export const StockAlertToken = z.object({ token: MailedToken }).openapi('StockAlertToken')

/** For answers of other contexts, too. */
export const StockAlert = z
  .object({
    stockAlertId: z.int(),
    productVariantId: z.int(),
    title: z.string(),
    label: z.string().openapi({ description: 'The pack' }),
    requestedAt: z.iso.datetime(),
  })
  .openapi('StockAlert')

export type StockAlertView = z.infer<typeof StockAlert>

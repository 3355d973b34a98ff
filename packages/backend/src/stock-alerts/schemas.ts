import { z } from '@hono/zod-openapi'
import { BodyId } from '../http/index.ts'

export const StockAlertInput = z
  .object({
    productVariantId: BodyId,
    emailAddress: z.string().max(300).default(''),
  })
  .openapi('StockAlertInput')

export const StockAlertToken = z
  .object({ token: z.string().regex(/^[\w-]{16,100}$/, 'must be the token of a mailed link') })
  .openapi('StockAlertToken')

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

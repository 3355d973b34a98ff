import { longestRemarks, returnReasons, returnStatuses } from '@haverhof/domain/returns'
import { z } from '@hono/zod-openapi'
import { IdParameter } from '../http/index.ts'

const line = {
  orderId: z.int(),
  lineNumber: z.int(),
  productVariantId: z.int(),
  productId: z.int(),
  title: z.string(),
  label: z.string().openapi({ description: 'The pack' }),
  quantity: z.int(),
}

export const ReturnableLine = z
  .object({
    ...line,
    orderedAt: z.iso.datetime(),
    returnUntil: z.iso.datetime().openapi({ description: 'The last moment to register a change of mind' }),
    defectUntil: z.iso.datetime().openapi({ description: 'The last moment to register a defect' }),
    reasons: z.array(z.enum(returnReasons)).openapi({ description: 'The reasons that can be named now' }),
  })
  .openapi('ReturnableLine')

export const ProductReturn = z
  .object({
    returnId: z.int(),
    ...line,
    reason: z.enum(returnReasons),
    remarks: z.string(),
    status: z.enum(returnStatuses),
    registeredAt: z.iso.datetime(),
    changedAt: z.iso.datetime(),
    hasPhoto: z.boolean(),
  })
  .openapi('ProductReturn')

export const Returns = z
  .object({ returns: z.array(ProductReturn), returnable: z.array(ReturnableLine) })
  .openapi('Returns')

/** As it comes in a form: all are texts, the photo is a file. */
export const ReturnInput = z
  .object({
    orderId: IdParameter,
    lineNumber: IdParameter,
    quantity: IdParameter,
    reason: z.enum(returnReasons),
    remarks: z
      .string()
      .max(2 * longestRemarks)
      .default(''),
    photo: z
      .instanceof(File)
      .optional()
      .openapi({ type: 'string', format: 'binary', description: 'JPEG, PNG or WebP, at most 10 MB' }),
  })
  .openapi('ReturnInput')

export const RegisteredReturn = z.object({ returnId: z.int() }).openapi('RegisteredReturn')

export type ReturnsView = z.infer<typeof Returns>
export type ReturnableLineView = z.infer<typeof ReturnableLine>

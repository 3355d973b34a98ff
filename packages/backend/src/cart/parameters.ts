import { repeatDaysLimits } from '@haverhof/domain/cart'
import { z } from '@hono/zod-openapi'
import { IdParameter } from '../http/index.ts'

/** A cart id in the address; whatever is no id is simply an unknown cart. */
const CartId = z.string().openapi({ param: { name: 'id', in: 'path' } })

export const CartPath = z.object({ id: CartId })

const VariantInPath = IdParameter.openapi({ param: { name: 'productVariantId', in: 'path' } })

export const LinePath = z.object({ id: CartId, productVariantId: VariantInPath })

/** A whole number of plain digits; which of them a cart may hold is the rule of the line (CART-26). */
export const Quantity = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, 'must be a whole number from 1 to 999')
  .transform(Number)
  .openapi({ type: 'integer', minimum: 1, maximum: 999 })

export const SamplePath = z.object({
  id: CartId,
  productVariantId: VariantInPath,
  sequence: Quantity.openapi({ param: { name: 'sequence', in: 'path' } }),
})

export const Flag = z
  .string()
  // Some languages write True.
  .toLowerCase()
  .pipe(z.enum(['true', 'false']))
  .transform((text) => text === 'true')
  .openapi({ type: 'boolean' })

const { min, max } = repeatDaysLimits
const problem = `must be 0 or a whole number from ${min} to ${max}`

/** 0 is once; left out, a line stays as it is (REPEAT-1). */
export const RepeatDaysParameter = z
  .string()
  .regex(/^\d{1,3}$/, problem)
  .transform(Number)
  .refine((days) => days === 0 || (days >= min && days <= max), problem)
  .optional()
  .openapi({ type: 'integer', minimum: 0, maximum: max })

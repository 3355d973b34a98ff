import { foldCode } from '@haverhof/domain/cart'
import { languageCodes } from '@haverhof/domain/shared'
import { z } from 'zod'

/** pricing.yaml, as data/README.md describes it. */

const percent = z.number().min(0).max(100).multipleOf(0.01)
const euros = z.number().nonnegative().multipleOf(0.01)
const moment = z.iso.datetime({ offset: true })
const category = z.string().optional()

const Effect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('order-percentage'), percent }),
  z.strictObject({ kind: z.literal('order-amount'), euros }),
  z.strictObject({ kind: z.literal('product-percentage'), percent, category }),
  z.strictObject({ kind: z.literal('product-amount'), euros, category }),
  z.strictObject({ kind: z.literal('repeat-percentage'), percent }),
  z.strictObject({ kind: z.literal('shipping-percentage'), percent }),
  z.strictObject({ kind: z.literal('shipping-amount'), euros }),
  z.strictObject({
    kind: z.literal('free-product'),
    article: z.string(),
    /** Instead of it, where it may not be fed beside what is bought (PRICING-22); the first that may. */
    otherwise: z.array(z.string()).min(1).optional(),
    quantity: z.int().positive().max(99),
  }),
])

const Condition = z.strictObject({
  minimumEuros: euros.nullable().default(null),
  pieces: z.int().positive().default(1),
  category,
  firstOrderOnly: z.boolean().default(false),
})

const PromotionEntry = z
  .strictObject({
    id: z.int().positive(),
    key: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    code: z
      .string()
      .refine(
        (code) => code === foldCode(code) && code.length >= 6,
        'must be capitals without spaces, at least six',
      )
      .nullable()
      .default(null),
    priority: z.int().default(0),
    exclusive: z.boolean().default(false),
    sites: z.array(z.int()).nullable().default(null),
    from: moment.nullable().default(null),
    until: moment.nullable().default(null),
    limit: z.int().positive().nullable().default(null),
    limitPerCustomer: z.int().positive().nullable().default(null),
    when: Condition.prefault({}),
    gives: Effect,
    titles: z.record(z.enum(languageCodes), z.string().min(1).max(80)),
  })
  // PRICING-16: an order that turns out not to be the first is refused, and only a code can be taken back.
  .refine(({ code, when }) => code !== null || !when.firstOrderOnly, {
    path: ['code'],
    error: 'a promotion for first orders needs a code',
  })

export const PricingFile = z.strictObject({
  promotions: z.array(PromotionEntry),
})

export type PricingFile = z.infer<typeof PricingFile>
export type PromotionEntry = z.infer<typeof PromotionEntry>

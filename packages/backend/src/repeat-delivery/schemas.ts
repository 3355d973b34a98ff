import {
  deliveryStates,
  pauseReasons,
  repeatEvents,
  repeatLimits,
  repeatStates,
} from '@haverhof/domain/repeat-delivery'
import { z } from '@hono/zod-openapi'
import { Address, AddressInput } from '../accounts/index.ts'
import { CalculatedCart } from '../cart/index.ts'
import { CalculatorQuestions, refuseImpossible, RefusalCode } from '../feed-advice/index.ts'
import { BodyId, IdParameter } from '../http/index.ts'
import { readAskedPacks } from './asked-packs.ts'

/** Days are dates in the calendar of the site; amounts are euros with at most two decimals. */

export const RepeatTerms = z
  .object({
    isOffered: z.boolean(),
    discountPercent: z.number().openapi({ description: 'Off lines that come again; 0 when there is none' }),
    minDays: z.int(),
    maxDays: z.int(),
    paymentMethodIds: z
      .array(z.string())
      .openapi({ description: 'What the first order can be paid with, so that later ones can be collected' }),
  })
  .openapi('RepeatTerms')

const AskedPacks = z
  .string()
  .max(300)
  .transform((text, problems) => {
    const packs = readAskedPacks(text)
    if (packs) return packs
    problems.addIssue(`must be at most ${repeatLimits.lines} of pack:pieces, with commas between them`)
    return z.NEVER
  })
  .openapi({ type: 'string', example: '10101:2,10102:1', description: 'Packs, each with its pieces' })

const { min, max } = repeatLimits.days

const { horseType, weight, workLoad, roughageType, stage, condition, health } = CalculatorQuestions.shape
const needed = z.object({ horseType, weight, workLoad, roughageType })

/** A horse is described with all four answers of the calculator, or not at all (REPEAT-36). */
export const ProposalInput = z
  .object({
    packs: AskedPacks,
    ...needed.partial().shape,
    stage,
    condition,
    health,
  })
  .superRefine(({ horseType, weight, workLoad, roughageType, stage }, problems) => {
    refuseImpossible({ stage, weight, horseType, roughageType }, problems)
    const answers = Object.entries({ horseType, weight, workLoad, roughageType })
    const missing = answers.filter(([, answer]) => answer === undefined)
    if (missing.length === answers.length) return
    for (const [name] of missing) problems.addIssue({ code: 'custom', path: [name], message: 'is missing' })
  })

export const RepeatProposals = z
  .object({
    proposals: z
      .array(
        z.object({
          productVariantId: z.int(),
          quantity: z.int(),
          mayRepeat: z.boolean(),
          days: z.int().nullable().openapi({
            description:
              'As many days as the pieces last, rounded up, at least 7; null where nothing says so, or where they last longer than the longest interval',
          }),
          lastsDays: z.int().nullable().openapi({ description: 'How long the pieces last' }),
          enough: z
            .object({ quantity: z.int(), days: z.int() })
            .nullable()
            .openapi({ description: 'Where they last less than seven days: so many pieces, that do last' }),
          basis: z
            .enum(['horse', 'reference'])
            .nullable()
            .openapi({ description: 'Whose ration was reckoned with; reference is the horse on the label' }),
          refusal: RefusalCode.nullable().openapi({ description: 'Then nothing is proposed' }),
        }),
      )
      .openapi({ description: 'In the order asked; packs that the site does not sell are left out' }),
  })
  .openapi('RepeatProposals')

const RepeatLine = z
  .object({
    productVariantId: z.int(),
    quantity: z.int(),
    title: z.string().nullable().openapi({ description: 'Null when the site does not sell it any more' }),
    packSize: z.string().nullable(),
    url: z.string().nullable(),
    imageUrl: z.string().nullable(),
  })
  .openapi('RepeatLine')

export const RepeatDelivery = z
  .object({
    repeatDeliveryId: z.int(),
    siteId: z.int().openapi({ description: 'Where it was begun' }),
    version: z.int().openapi({ description: 'Another one after every change' }),
    state: z.enum(repeatStates),
    pauseReason: z.enum(pauseReasons).nullable(),
    days: z.int().openapi({ description: 'It comes every so many days' }),
    day: z.iso
      .date()
      .openapi({ description: 'On which the next delivery arrives; of no meaning once ended' }),
    changeUntil: z.iso
      .date()
      .openapi({ description: 'The last day on which the next delivery can be changed' }),
    mayChange: z.boolean(),
    announcedAmount: z
      .number()
      .nullable()
      .openapi({ description: 'What the mail said that the next delivery costs; null before it' }),
    paymentMethodId: z.string(),
    paymentLabel: z
      .string()
      .nullable()
      .openapi({ description: 'The end of the number of the account or card' }),
    isCollected: z
      .boolean()
      .openapi({ description: 'False when the customer pays the next delivery through a mailed link' }),
    endingWaits: z.object({ receivedAt: z.iso.datetime(), isConfirmed: z.boolean() }).nullable().openapi({
      description:
        'A declaration that may end it and waits for staff; until its mailbox confirms it, nothing is held back',
    }),
    lines: z.array(RepeatLine),
  })
  .openapi('RepeatDelivery')

export const RepeatDeliveries = z
  .object({ repeatDeliveries: z.array(RepeatDelivery) })
  .openapi('RepeatDeliveries')

export const OneRepeatDelivery = RepeatDelivery.extend({
  calculation: CalculatedCart.openapi({ description: 'What the next delivery would come to now' }),
  place: z
    .object({
      kind: z.enum(['home', 'alternative', 'parcel-shop', 'dealer']),
      name: z.string().openapi({ description: 'Of who receives it, or of the place where it is collected' }),
      address: z.union([Address, z.null()]),
    })
    .openapi({
      description:
        'Where it goes; without an address when that is known no more. The address below is the one to propose when it is changed',
    }),
  address: Address,
  firstName: z.string(),
  lastName: z.string(),
  driverRemark: z.string().nullable().openapi({ description: 'For the driver' }),
  resumesOn: z.iso.date().nullable().openapi({
    description: 'While it is paused: the day of the next delivery if it were resumed now',
  }),
  possibleDays: z
    .array(z.iso.date())
    .openapi({ description: 'The days that the next delivery can be moved to, the first one first' }),
  deliveries: z
    .array(
      z.object({
        day: z.iso.date(),
        state: z.enum(deliveryStates),
        orderId: z.int().nullable(),
        retryOn: z.iso.date().nullable().openapi({
          description: 'When a collection that failed is tried again; null when none has failed',
        }),
        payUntil: z.iso.date().nullable().openapi({
          description: 'Until when the customer pays it, where nothing is collected; null otherwise',
        }),
      }),
    )
    .openapi({ description: 'The latest first, at most 26' }),
  events: z
    .array(
      z.object({
        at: z.iso.datetime(),
        event: z.enum(repeatEvents),
        isByCustomer: z.boolean(),
        day: z.iso.date().nullable(),
        orderId: z.int().nullable(),
      }),
    )
    .openapi({ description: 'The latest first, at most 50' }),
}).openapi('OneRepeatDelivery')

export const SkipQuery = z.object({
  day: z.iso.date().optional().openapi({
    description: 'The day that is meant to be skipped: when the next is another by now, 409 cut-off-passed',
  }),
})

export const MoveInput = z.object({ day: z.iso.date() }).openapi('RepeatMoveInput')

const AgreedAmount = z.number().min(0).max(100_000_000).openapi({
  description: 'What the customer agreed that a delivery comes to; when it comes to more, 409 total-changed',
})

export const ContentInput = z
  .object({
    days: z.int().min(min).max(max),
    lines: z
      .array(z.object({ productVariantId: BodyId, quantity: z.int().min(1).max(repeatLimits.quantity) }))
      .min(1)
      .max(repeatLimits.lines),
    version: BodyId.optional().openapi({
      description: 'The one that the customer was shown; when it is another by now, 409 changed-meanwhile',
    }),
    agreedAmount: AgreedAmount.optional(),
  })
  .openapi('RepeatContentInput')

const Days = z
  .string()
  .regex(/^[1-9]\d{0,2}$/)
  .transform(Number)
  .pipe(z.int().min(min).max(max))
  .openapi({ type: 'integer', minimum: min, maximum: max })

export const PriceQuery = z.object({
  days: Days.openapi({ param: { name: 'days', in: 'query' } }),
  packs: AskedPacks,
})

export const RepeatPrice = z
  .object({
    amount: z.number().openapi({ description: 'What a delivery then comes to, delivery included' }),
    amountBefore: z.number().openapi({ description: 'What it comes to as it is' }),
    day: z.iso.date().openapi({ description: 'The first such delivery' }),
  })
  .openapi('RepeatPrice')

const Pieces = z
  .string()
  .regex(/^[1-9]\d?$/, 'must be a whole number from 1 to 99')
  .transform(Number)
  .openapi({ type: 'integer', minimum: 1, maximum: repeatLimits.quantity })

export const AdditionQuery = z.object({
  productVariantId: IdParameter.openapi({ param: { name: 'productVariantId', in: 'query' } }),
  quantity: Pieces.openapi({ param: { name: 'quantity', in: 'query' } }),
})

export const RepeatAddition = RepeatPrice.extend({
  quantity: z.int().openapi({ description: 'Pieces of this pack that a delivery then brings' }),
}).openapi('RepeatAddition')

export const AdditionInput = z
  .object({
    productVariantId: BodyId,
    quantity: z.int().min(1).max(repeatLimits.quantity),
    agreedAmount: AgreedAmount,
  })
  .openapi('RepeatAdditionInput')

export const RepeatAddressInput = z
  .object({
    firstName: z.string().max(200).nullish(),
    lastName: z.string().max(200).nullish(),
    address: AddressInput,
    driverRemark: z
      .string()
      .max(1000)
      .nullish()
      .openapi({ description: 'For the driver; left out it stays what it is' }),
    agreedAmount: AgreedAmount.optional(),
  })
  .openapi('RepeatAddressInput')

export const MethodInput = z.object({ paymentMethodId: z.string().max(50) }).openapi('RepeatMethodInput')

export type RepeatDeliveryView = z.infer<typeof RepeatDelivery>
export type OneRepeatDeliveryView = z.infer<typeof OneRepeatDelivery>
export type RepeatPriceView = z.infer<typeof RepeatPrice>

import {
  bodyConditions,
  healthProblems,
  horseTypes,
  lifeStages,
  roughageTypes,
  workLoads,
} from '@haverhof/domain/feed-advice'
import { horseLimits, packLimits } from '@haverhof/domain/horses'
import { z } from '@hono/zod-openapi'
import { MailedToken } from '../http/index.ts'

const Day = z.iso.date().openapi({ example: '2026-11-16' })

/** What no horse can weigh is refused by the rules of the domain, with its reason; this is what a number can be at all. */
const Weight = z.int().max(1_000_000)

const answers = {
  name: z.string().max(4 * horseLimits.nameLength),
  birthYear: z.int().max(9999).nullable().default(null),
  horseType: z.enum(horseTypes),
  weightKg: Weight,
  workLoad: z.enum(workLoads),
  roughageType: z.enum(roughageTypes),
  lifeStage: z.enum(lifeStages),
  bodyCondition: z.enum(bodyConditions),
  health: z
    .union([z.literal('unknown'), z.array(z.enum(healthProblems)).max(healthProblems.length)])
    .openapi({ description: 'An empty list is a healthy horse' }),
}

export const HorseInput = z
  .object({
    ...answers,
    guestKey: z.uuid().optional().openapi({ description: 'The horse of a browser, which comes along once' }),
  })
  .openapi('HorseInput')

export const HorseChange = z.object(answers).openapi('HorseChange')

export const WeightInput = z.object({ weighedOn: Day, weightKg: Weight }).openapi('HorseWeightInput')

const { pieces, gramsPerDay } = packLimits

export const PackInput = z
  .object({
    openedOn: Day,
    pieces: z.int().min(pieces.min).max(pieces.max),
    gramsPerDay: z.int().min(gramsPerDay.min).max(gramsPerDay.max),
    isReminded: z.boolean().openapi({ description: 'A mail some days before it runs out' }),
  })
  .openapi('HorsePackInput')

/** What the figures of a pack mean (FEED-ADVICE-51). */
const feeding = {
  unit: z.enum(['g', 'ml']).openapi({ description: 'Of `gramsPerDay`: what is poured is measured' }),
  fedDays: z
    .object({ days: z.int(), of: z.int() })
    .nullable()
    .openapi({ description: 'Fed on so many days of so many; null is every day' }),
}

export const HorsePack = z
  .object({
    productVariantId: z.int(),
    openedOn: Day,
    pieces: z.int(),
    gramsPerDay: z.int(),
    runsOutOn: Day,
    isReminded: z.boolean(),
    ...feeding,
    title: z.string(),
    packSize: z.string(),
    url: z.string().nullable().openapi({ description: 'Null when it is no longer sold here' }),
  })
  .openapi('HorsePack')

export const Horse = z
  .object({
    horseId: z.int(),
    ...answers,
    photoUrl: z.string().nullable(),
    weights: z
      .array(z.object({ weighedOn: Day, weightKg: z.int() }))
      .openapi({ description: 'The newest first' }),
    packs: z.array(HorsePack),
  })
  .openapi('Horse')

export const Horses = z
  .object({
    horses: z.array(Horse),
    boughtPacks: z
      .array(
        z.object({
          productId: z.int(),
          productVariantId: z.int(),
          title: z.string(),
          packSize: z.string(),
          ...feeding,
        }),
      )
      .openapi({ description: 'Feeds of the customer’s orders, the latest first' }),
  })
  .openapi('Horses')

export const HorsePhotoInput = z
  .object({
    photo: z
      .instanceof(File)
      .openapi({ type: 'string', format: 'binary', description: 'JPEG, PNG or WebP, at most 10 MB' }),
  })
  .openapi('HorsePhotoInput')

export const ReminderToken = z.object({ token: MailedToken }).openapi('ReminderToken')

export type HorseView = z.infer<typeof Horse>
export type HorsesView = z.infer<typeof Horses>
export type PackInputView = z.infer<typeof PackInput>

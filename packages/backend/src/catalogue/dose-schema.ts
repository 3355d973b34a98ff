import { feedKinds, feedUses, lifeStages } from '@haverhof/domain/feed-advice'
import { z } from '@hono/zod-openapi'

/** Milk replacer by the foal's age and weight (FEED-ADVICE-22). */
const MilkTable = z
  .object({
    gramsPerLitre: z.number(),
    mostLitresPer100Kg: z.number().openapi({ description: 'The most that the label allows a day' }),
    maxWeightKg: z.int(),
    weeks: z
      .array(z.object({ fromWeek: z.int(), litresPer100Kg: z.number(), feedsPerDay: z.int() }))
      .readonly(),
  })
  .openapi('MilkTable')

/** What the label says of a feed, as the API answers it (FEED-ADVICE-17). */
const Feeding = z
  .object({
    kind: z.enum(feedKinds),
    use: z.enum(feedUses),
    mealsPerDay: z.int(),
    isMineralised: z.boolean().openapi({ description: 'Only one such feed goes into a ration' }),
    unit: z.enum(['g', 'ml']),
    isSalts: z.boolean().optional().openapi({ description: 'Salts by the spoonful: with feed and water' }),
    neverWith: z
      .array(z.int())
      .readonly()
      .optional()
      .openapi({ description: 'Products that the label forbids beside it' }),
    notFor: z.array(z.enum(lifeStages)).readonly().optional(),
    maxGramsPerMeal: z.number().optional(),
    fedDays: z
      .object({ days: z.int(), of: z.int() })
      .optional()
      .openapi({ description: 'Fed on so many days of so many' }),
    useWithinDays: z.int().optional().openapi({ description: 'How long an opened pack keeps' }),
    gramsPerDayByStage: z.partialRecord(z.enum(lifeStages), z.number()).optional(),
    milk: MilkTable.optional(),
  })
  .openapi('Feeding')

export const DoseRule = z
  .object({
    gramsPerDay: z.record(z.string(), z.number()),
    horseTypeFactors: z.record(z.string(), z.number()),
    roughageFactors: z.record(z.string(), z.number()),
    scoopGrams: z.number(),
    maxGramsPer100KgPerDay: z.number(),
    maxGramsPer100KgPerMeal: z.number(),
    feeding: Feeding.optional(),
  })
  .openapi('DoseRule')

import {
  feedKinds,
  feedUses,
  horseTypes,
  lifeStages,
  roughageTypes,
  workLoads,
} from '@haverhof/domain/feed-advice'
import { z } from 'zod'

/** `dose` of `catalogue/products/<id>-<short-name>.yaml`, as data/README.md describes it. */

const positive = <Name extends string>(names: readonly Name[]) =>
  z.partialRecord(z.enum(names), z.number().positive())
/** Nothing of it is fed to such a horse. */
const orNone = <Name extends string>(names: readonly Name[]) =>
  z.partialRecord(z.enum(names), z.number().nonnegative())

/** A table of milk begins at birth and goes up (FEED-ADVICE-22). */
const Milk = z.strictObject({
  gramsPerLitre: z.number().positive(),
  mostLitresPer100Kg: z.number().positive(),
  maxWeightKg: z.int().positive(),
  weeks: z
    .array(
      z.strictObject({
        fromWeek: z.int().positive(),
        litresPer100Kg: z.number().positive(),
        feedsPerDay: z.int().positive(),
      }),
    )
    .refine(
      (rows) =>
        rows.every(({ fromWeek }, index) =>
          index === 0 ? fromWeek === 1 : fromWeek > (rows[index - 1]?.fromWeek ?? 0),
        ),
      'must begin with week 1 and go up',
    ),
})

/** What the label says of a feed, as the YAML of a product holds it (FEED-ADVICE-17). */
const Feeding = z.strictObject({
  kind: z.enum(feedKinds),
  use: z.enum(feedUses),
  mealsPerDay: z.int().min(1).max(12),
  isMineralised: z.boolean(),
  unit: z.enum(['g', 'ml']).default('g'),
  isSalts: z.boolean().optional(),
  neverWith: z.array(z.int()).min(1).optional(),
  notFor: z.array(z.enum(lifeStages)).min(1).optional(),
  maxGramsPerMeal: z.number().positive().optional(),
  fedDays: z.strictObject({ days: z.int().positive(), of: z.int().positive() }).optional(),
  useWithinDays: z.int().positive().optional(),
  gramsPerDayByStage: orNone(lifeStages).optional(),
  milk: Milk.optional(),
})

export const Dose = z
  .strictObject({
    gramsPerDay: orNone(workLoads),
    // Doses are written for the reference horse, and a pony gets less by its weight alone (FEED-ADVICE-45).
    horseTypeFactors: positive(horseTypes).refine(
      ({ horse, pony = 1 }) => horse === 1 && pony === 1,
      'must be 1 for horse and pony',
    ),
    roughageFactors: positive(roughageTypes),
    scoopGrams: z.number().positive(),
    maxGramsPer100KgPerDay: z.number().positive(),
    maxGramsPer100KgPerMeal: z.number().positive(),
    feeding: Feeding,
  })
  .refine(({ feeding, roughageFactors }) => feeding.kind !== 'mineral' || (roughageFactors.grass ?? 1) >= 1, {
    path: ['roughageFactors', 'grass'],
    message: 'must not cut the minerals of a horse at grass',
  })
  .refine(({ feeding }) => (feeding.kind === 'milk') === (feeding.milk !== undefined), {
    path: ['feeding', 'milk'],
    message: 'belongs to the kind milk',
  })

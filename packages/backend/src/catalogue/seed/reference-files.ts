import { energyLevels } from '@haverhof/domain/feed-advice'
import { longestAnswer, questionLimits } from '@haverhof/domain/questions'
import { languageCodes } from '@haverhof/domain/shared'
import { z } from 'zod'
import { DrawnPicture } from '../../content/index.ts'

/**
 * categories.yaml, facets.yaml, nutrients.yaml, energy-levels.yaml, synonyms.yaml,
 * the questions and the reviews, as data/README.md describes them.
 */

const Language = z.enum(languageCodes)
const Labels = z.record(Language, z.string().min(1))
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const CategoryText = z.strictObject({ name: z.string(), slug, intro: z.string() })

export const CategoriesFile = z.array(
  z.strictObject({
    key: slug,
    id: z.int().positive(),
    parent: slug.nullable(),
    icon: z.string(),
    picture: DrawnPicture,
    platforms: z.array(z.enum(['shop', 'muehldorfer', 'corporate'])),
    texts: z.record(Language, CategoryText),
    muehldorfer: z.partialRecord(Language, CategoryText.partial()).default({}),
  }),
)
export type CategoriesFile = z.infer<typeof CategoriesFile>

export const FacetsFile = z.record(
  slug,
  z.strictObject({ name: Labels, values: z.record(slug, Labels).default({}) }),
)
export type FacetsFile = z.infer<typeof FacetsFile>

export const NutrientsFile = z.record(slug, z.looseObject({ name: Labels }))
export type NutrientsFile = z.infer<typeof NutrientsFile>

/** Every level has a threshold, and they rise (FEED-ADVICE-49). */
export const EnergyLevelsFile = z
  .record(z.enum(energyLevels), z.strictObject({ fromMjPerKg: z.number().min(0), name: Labels }))
  .refine(
    ({ low, medium, high }) => low.fromMjPerKg < medium.fromMjPerKg && medium.fromMjPerKg < high.fromMjPerKg,
    'the thresholds must rise from low to high',
  )

export const SynonymsFile = z.partialRecord(
  Language,
  z.strictObject({
    groups: z.array(z.array(z.coerce.string().min(1)).min(2)).default([]),
    compounds: z.array(z.string().min(1)).default([]),
  }),
)

/** Asked by the shop itself, so without a name (QUESTIONS-14). */
export const QuestionsFile = z.array(
  z.strictObject({
    product: z.int(),
    question: z.string().min(1).max(questionLimits.question),
    answer: z.string().min(1).max(longestAnswer),
    date: z.iso.date(),
  }),
)

export const ReviewsFile = z.array(
  z.strictObject({
    product: z.int(),
    rating: z.int().min(1).max(5),
    title: z.string().min(1),
    text: z.string().min(1),
    author: z.string().min(1),
    date: z.iso.date(),
  }),
)

import { labelTones, structures } from '@haverhof/artwork'
import { feedKinds, isEan, materialKinds, readPackContent, statedFacets } from '@haverhof/domain/catalogue'
import { languageCodes } from '@haverhof/domain/shared'
import { z } from 'zod'
import { Dose } from './dose-file.ts'

/** `catalogue/products/<id>-<short-name>.yaml`, as data/README.md describes it. */

const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower case letters, digits and hyphens')
const line = z.string().trim().min(1)
const figures = z.record(key, z.number().nonnegative())
const packs = ['bag', 'bucket', 'tub', 'bottle', 'syringe', 'box', 'bigbox', 'silo', 'kit', 'piece'] as const

const languagesOf = {
  haverhof: languageCodes,
  muehldorfer: ['nl', 'de', 'da'],
} as const

const Text = z.strictObject({
  slug: key,
  title: line,
  subtitle: line,
  summary: line.max(160, 'must be at most 160 characters'),
  description: line,
  usps: z.array(line).min(1),
  feedingAdvice: line.optional(),
  composition: line.optional(),
})

const Variant = z
  .strictObject({
    id: z.int().positive(),
    article: z.string().regex(/^[A-Z]{2}[A-Z0-9-]*\d[A-Z0-9-]*$/),
    ean: z.string().refine(isEan, 'must be an EAN-13 with a right check digit'),
    pack: z.enum(packs),
    content: z.string().transform((text, problems) => {
      const content = readPackContent(text)
      if (content) return content
      problems.addIssue('must be a number and g, kg, ml, l or pieces')
      return z.NEVER
    }),
    weightKg: z.number().positive().optional(),
    dimensionsCm: z.tuple([z.number(), z.number(), z.number()]).optional(),
    colour: key.optional(),
    shelfLifeMonths: z.int().positive().optional(),
    deliveryDays: z.tuple([z.int().nonnegative(), z.int().nonnegative()]),
    perPallet: z.int().positive().optional(),
    priceCents: z.int().positive(),
    wasCents: z.int().positive().optional(),
    stock: z.int().nonnegative(),
    comingSoon: z.boolean().default(false),
  })
  .refine((variant) => (variant.wasCents ?? Infinity) > variant.priceCents, {
    path: ['wasCents'],
    message: 'must be above priceCents',
  })
  .refine((variant) => !variant.comingSoon || variant.stock === 0, {
    path: ['stock'],
    message: 'must be 0 for what is coming soon',
  })

const FeedLabel = z.strictObject({
  kind: z.enum(feedKinds),
  /** Of a feed material alone (LAW-2). */
  material: z.enum(materialKinds).optional(),
  additives: z
    .array(
      z.strictObject({ key, code: z.coerce.string().nullish(), amount: z.number().positive(), unit: line }),
    )
    .default([]),
  constituents: figures,
})

const amount = z.number().nonnegative().optional()
const Nutrition = z.strictObject({
  dryMatterGPerKg: amount,
  moisturePercent: amount,
  crudeProteinGPerKg: amount,
  digestibleProteinGPerKg: amount,
  crudeFatGPerKg: amount,
  crudeFibreGPerKg: amount,
  starchGPerKg: amount,
  sugarGPerKg: amount,
  energyDeMjPerKg: amount,
  energyEwpaPerKg: amount,
  minerals: figures.optional(),
  traceElements: figures.optional(),
  vitamins: figures.optional(),
  germContentCfuPerG: amount,
})

export const ProductFile = z
  .strictObject({
    id: z.int().positive().max(999_999),
    brand: z.enum(['haverhof', 'muehldorfer']),
    type: z.enum(['simple', 'feed', 'merchandise', 'rqs', 'qs']),
    vat: key,
    categories: z.array(key).min(1),
    look: z.strictObject({ icon: key, tone: z.enum(labelTones), structure: z.enum(structures).optional() }),
    new: z.boolean().default(false),
    facets: z.partialRecord(z.enum(statedFacets), z.array(key)).default({}),
    texts: z.partialRecord(z.enum(languagesOf.haverhof), Text),
    feedLabel: FeedLabel.optional(),
    nutrition: Nutrition.optional(),
    dose: Dose.optional(),
    /** By country the number of its authorisation, which the composition names (LAW-6). */
    biocide: z.strictObject({ authorisations: z.record(z.string().regex(/^[A-Z]{2}$/), line) }).optional(),
    variants: z.array(Variant).min(1),
    recommendations: z.array(z.int()).default([]),
  })
  .superRefine(({ brand, texts }, problems) => {
    // A label is in the language of its buyers, so a product has a text for every shop of its brand (CATALOGUE-21).
    for (const language of languagesOf[brand])
      if (!texts[language])
        problems.addIssue({ code: 'custom', path: ['texts', language], message: 'is required' })
  })

export type ProductFile = z.infer<typeof ProductFile>

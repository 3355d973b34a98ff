import { bagsIn, type PackContent, packSizeText } from '@haverhof/domain/catalogue'
import { type LanguageCode, languageOfId, languages, percentText } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { statement } from '../../database/index.ts'
import type { Reference } from '../product-index/reference.ts'
import type { DoseRecord, FeedLabelRecord, NutritionRecord } from '../records.ts'

type Row = {
  platform: number
  icon: string
  tone: string
  structure: string | null
  pack: string
  amount: number
  unit: PackContent['unit']
  colour: string | null
  article: string
  title: string
  composition: string | null
  feedingAdvice: string | null
  languageId: number
  feedLabel: FeedLabelRecord | null
  nutrition: NutritionRecord | null
  dose: DoseRecord | null
  facets: [string, string][] | null
}

type Figure = { label: string; value: string }

/** All that pictures of a pack show, in the words of a language. */
export type VariantPicture = ReturnType<typeof viewOf>

const homeLanguages: Record<number, LanguageCode> = { 0: 'nl', 1: 'de' }

/**
 * What a pack says in the language of the site that shows it; without a language, in its brand's own (PICTURES-1). Null when
 * there is no such pack.
 */
export async function pictureOfVariant(
  { database, catalogue }: AppContext,
  variantId: number,
  language: LanguageCode | null,
): Promise<VariantPicture | null> {
  const languageId = language && languages[language].languageId
  const [row] = await database.reader.rows(variantPicture, { variantId, languageId })
  return row
    ? viewOf(row, language ?? homeLanguages[row.platform] ?? 'en', await catalogue.reference())
    : null
}

/** The figures of the pack are in the language that was asked for; its texts may be in the next best. */
function viewOf(row: Row, language: LanguageCode, reference: Reference) {
  const content = { amount: row.amount, unit: row.unit }
  const scope = { languageCode: language, fallbackLanguageCode: languageOfId(row.languageId) ?? language }
  const bags = bagsIn(content, row.pack)
  const named = (key: string, percent: number): Figure => ({
    label: reference.nutrientLabel(key, scope),
    value: percentText(language, percent),
  })
  const { sugarGPerKg, starchGPerKg } = row.nutrition ?? {}
  const front = [
    ...(sugarGPerKg === undefined ? [] : [named('sugar', sugarGPerKg / 10)]),
    ...(starchGPerKg === undefined ? [] : [named('starch', starchGPerKg / 10)]),
  ]
  return {
    language,
    brand: row.platform === 1 ? ('muehldorfer' as const) : ('haverhof' as const),
    pack: row.pack,
    icon: row.icon,
    tone: row.tone,
    colour: row.colour ?? undefined,
    title: row.title,
    size: printedSize(content, language, row.pack),
    kilos: row.unit === 'g' ? row.amount / 1000 / bags : 1,
    bags,
    facts: front,
    article: row.article,
    structure: row.structure,
    ingredients: valuesOf(row.facets, 'ingredient'),
    scoopGrams: row.dose?.scoopGrams ?? null,
    label: row.feedLabel && {
      kind: row.feedLabel.kind,
      species: valuesOf(row.facets, 'horse-type').map((key) =>
        reference.valueLabel('horse-type', key, scope),
      ),
      constituents: [
        ...Object.entries(row.feedLabel.constituents).map(([key, percent]) => named(key, percent)),
        ...front,
      ],
      composition: row.composition,
      instructions: row.feedingAdvice,
    },
  }
}

function valuesOf(facets: Row['facets'], facet: string): string[] {
  return (facets ?? []).flatMap(([key, value]) => (key === facet ? value : [])).sort()
}

/** A single thing does not say how many it is. */
function printedSize(content: PackContent, language: LanguageCode, pack: string): string {
  return content.unit === 'piece' && content.amount === 1 ? '' : packSizeText(content, language, pack)
}

// The texts in the language that was asked for, else in English, else in the brand's own.
const variantPicture = statement<{ variantId: number; languageId: number | null }, Row>(
  'catalogue-variant-pack',
  `
    select product.platform, product.icon, product.tone, product.structure, variant.pack,
      variant.content_amount as amount, variant.content_unit as unit, variant.colour, variant.article, words.title,
      words.composition, words.feeding_advice "feedingAdvice", words.language_id "languageId",
      product.feed_label "feedLabel", product.nutrition, product.dose,
      (select json_agg(json_build_array(f.facet_key, f.value_key)) from product_facet f
        where f.product_id = product.product_id and f.facet_key in ('ingredient', 'horse-type')) facets
    from product_variant variant
    join product using (product_id)
    join lateral (
      select * from product_text t where t.product_id = product.product_id
      order by t.language_id = coalesce(:languageId::int, case product.platform
          when 1 then ${languages.de.languageId} else ${languages.nl.languageId} end) desc,
        t.language_id = ${languages.en.languageId} desc, t.language_id limit 1) words on true
    where variant.variant_id = :variantId`,
)

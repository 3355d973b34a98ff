import { type LanguageCode, languages, platforms } from '@haverhof/domain/shared'
import type pg from 'pg'
import { namedQuery } from '../../database/index.ts'
import { type Row, insertRows, updating } from './insert-rows.ts'
import type { CatalogueData } from './read-catalogue.ts'

/** Categories, filters, nutrient names, energy levels and search help: small tables that follow their files exactly. */
export async function writeReference(client: pg.ClientBase, data: CatalogueData): Promise<void> {
  await writeCategories(client, data.categories)
  await writeFacets(client, data.facets)
  await client.query('delete from nutrient')
  await insertRows(
    client,
    'nutrient',
    Object.entries(data.nutrients).map(([key, { name }]) => ({ key, labels: name })),
  )
  await client.query('delete from energy_level')
  await insertRows(
    client,
    'energy_level',
    Object.entries(data.energyLevels).map(([level, { fromMjPerKg, name }]) => ({
      level,
      from_mj_per_kg: fromMjPerKg,
      labels: name,
    })),
  )
  await client.query('delete from search_help')
  const help = Object.entries(data.synonyms).map(([code, words]) => ({
    language_id: languages[code as LanguageCode].languageId,
    ...words,
  }))
  await insertRows(client, 'search_help', help)
  await client.query('delete from search_topic')
  const topics = data.searchTopics.map((topic, position) => ({
    key: topic.key,
    position,
    kind: topic.kind,
    words: topic.words,
    advice: topic.advice,
    category_key: topic.categoryKey,
    product_ids: topic.productIds,
    is_closed: topic.isClosed,
    unfit_ids: topic.unfitIds,
    is_stage: topic.isStage,
  }))
  await insertRows(client, 'search_topic', topics)
}

/** What stays is brought up to date in its place, because products refer to it; what is gone takes along what they said of it. */
async function writeFacets(client: pg.ClientBase, data: CatalogueData['facets']): Promise<void> {
  const facets = Object.entries(data).map(([key, { name }], position) => ({ key, position, labels: name }))
  const values = Object.entries(data).flatMap(([facet_key, { values: labels }]) =>
    Object.entries(labels).map(([key, label], position) => ({ facet_key, key, position, labels: label })),
  )
  const facetKeys = facets.map(({ key }) => key)
  await client.query(namedQuery('delete from facet where key <> all(:facetKeys)', { facetKeys }))
  await insertRows(client, 'facet', facets, updating(['key'], facets[0]))
  await client.query(namedQuery(deleteOtherValues, { values: JSON.stringify(values) }))
  await insertRows(client, 'facet_value', values, updating(['facet_key', 'key'], values[0]))
}

const deleteOtherValues = `
  delete from facet_value v where not exists (
    select from jsonb_to_recordset(:values::jsonb) given(facet_key text, key text)
    where (given.facet_key, given.key) = (v.facet_key, v.key))`

async function writeCategories(
  client: pg.ClientBase,
  categories: CatalogueData['categories'],
): Promise<void> {
  const idOf = new Map(categories.map((category) => [category.key, category.id]))
  const rows = categories.map((category, position) => ({
    category_id: category.id,
    key: category.key,
    parent_id: category.parent === null ? null : (idOf.get(category.parent) ?? null),
    icon: category.icon,
    picture: category.picture,
    position,
    platforms: category.platforms.map((name) => platforms[name]),
  }))
  await insertRows(client, 'category', rows, updating(['category_id'], rows[0]))
  await client.query('delete from category_text')
  const texts = categories.flatMap((category) => [
    ...textRows(category.id, platforms.shop, category.texts),
    ...textRows(category.id, platforms.muehldorfer, category.muehldorfer),
  ])
  await insertRows(client, 'category_text', texts)
}

type Words = { name?: string | undefined; slug?: string | undefined; intro?: string | undefined }

function textRows(category_id: number, platform: number, texts: Partial<Record<LanguageCode, Words>>): Row[] {
  return Object.entries(texts).map(([code, text]) => ({
    category_id,
    platform,
    language_id: languages[code as LanguageCode].languageId,
    name: text.name ?? null,
    slug: text.slug ?? null,
    intro: text.intro ?? null,
  }))
}

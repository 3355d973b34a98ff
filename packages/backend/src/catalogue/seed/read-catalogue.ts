import { additiveGroupOf } from '@haverhof/domain/catalogue'
import { languageCodes } from '@haverhof/domain/shared'
import { DataProblem } from '../../seed/data-problem.ts'
import { dataFiles, readData } from '../../seed/read-data.ts'
import { EmergenciesFile, emergencyTopics } from './emergencies.ts'
import { readArticles, searchTopics, SearchTopicsFile, topicProblems } from './search-topics.ts'
import { claimProblems } from './claims.ts'
import { lawProblems } from './check-law.ts'
import { LawFile } from './law-file.ts'
import { precautionProblems, withPrecautions } from './precautions.ts'
import { ProductFile } from './product-file.ts'
import {
  CategoriesFile,
  EnergyLevelsFile,
  FacetsFile,
  NutrientsFile,
  QuestionsFile,
  ReviewsFile,
  SynonymsFile,
} from './reference-files.ts'

const topicsFile = 'catalogue/search-topics.yaml'
const emergenciesFile = 'catalogue/emergencies.yaml'

export type CatalogueData = ReturnType<typeof readCatalogue>

/** Reads and checks everything below data/catalogue; a problem names its file and field. */
export function readCatalogue(dataDir: string) {
  const data = {
    categories: readData(dataDir, 'catalogue/categories.yaml', CategoriesFile),
    facets: readData(dataDir, 'catalogue/facets.yaml', FacetsFile),
    nutrients: readData(dataDir, 'catalogue/nutrients.yaml', NutrientsFile),
    energyLevels: readData(dataDir, 'catalogue/energy-levels.yaml', EnergyLevelsFile),
    synonyms: readData(dataDir, 'catalogue/synonyms.yaml', SynonymsFile),
    topics: readData(dataDir, topicsFile, SearchTopicsFile),
    emergencies: readData(dataDir, emergenciesFile, EmergenciesFile),
    products: dataFiles(dataDir, 'catalogue/products').map((file) => ({
      file,
      product: withPrecautions(readData(dataDir, file, ProductFile)),
    })),
    reviews: dataFiles(dataDir, 'catalogue/reviews').map((file) => ({
      file,
      language: languageOf(file),
      reviews: readData(dataDir, file, ReviewsFile),
    })),
    questions: dataFiles(dataDir, 'catalogue/questions').map((file) => ({
      file,
      language: languageOf(file),
      questions: readData(dataDir, file, QuestionsFile),
    })),
  }
  refuseRepeats(data.products)
  const keys = knownKeys(data)
  const law = readData(dataDir, 'law.yaml', LawFile)
  for (const { file, product } of data.products)
    refuse(file, [
      ...unknownNames(product, keys),
      ...lawProblems(product, law),
      ...precautionProblems(product),
    ])
  // Names of shelves and filters advertise what stands on them (LAW-4).
  for (const { key, ...texts } of data.categories)
    refuse('catalogue/categories.yaml', claimProblems({ [key]: texts }))
  refuse('catalogue/facets.yaml', claimProblems(data.facets))
  const products = data.products.map(({ product }) => product)
  const topics = searchTopics(data.topics, products)
  const emergencies = emergencyTopics(data.emergencies)
  const named = { products, categories: keys.categories, articles: readArticles(dataDir) }
  refuse(topicsFile, topicProblems(topics, named))
  refuse(emergenciesFile, topicProblems(emergencies, named))
  for (const { file, reviews } of data.reviews) refuse(file, strangersIn(reviews, keys))
  for (const { file, questions } of data.questions) refuse(file, strangersIn(questions, keys))
  // The articles of an emergency come before those of whatever else is named (SEARCH-12).
  return { ...data, searchTopics: [...emergencies, ...topics] }
}

function languageOf(file: string) {
  return languageCodes.find((code) => file.endsWith(`/${code}.yaml`)) ?? 'nl'
}

function strangersIn(entries: readonly { product: number }[], { products }: DataKeys): string[] {
  return entries.flatMap(({ product }, index) =>
    products.has(product) ? [] : `${index}.product: there is no product ${product}`,
  )
}

type Read = Pick<CatalogueData, 'categories' | 'facets' | 'nutrients' | 'products'>
type DataKeys = ReturnType<typeof knownKeys>

function knownKeys(data: Read) {
  return {
    categories: new Set(data.categories.map((category) => category.key)),
    values: (facet: string) => data.facets[facet]?.values ?? {},
    nutrients: data.nutrients,
    products: new Map(data.products.map(({ product }) => [product.id, product.brand])),
  }
}

function unknownNames(product: ProductFile, keys: DataKeys): string[] {
  const facets = Object.entries(product.facets).flatMap(([facet, values]) =>
    values
      .filter((value) => !Object.hasOwn(keys.values(facet), value))
      .map((value) => `facets.${facet}: ${value} is not in facets.yaml`),
  )
  const nutrients = [
    ...(product.feedLabel?.additives.map((additive) => additive.key) ?? []),
    ...Object.keys(product.feedLabel?.constituents ?? {}),
  ].filter((name) => !Object.hasOwn(keys.nutrients, name))
  return [
    ...product.categories
      .filter((name) => !keys.categories.has(name))
      .map((name) => `categories: ${name} is not in categories.yaml`),
    ...facets,
    ...nutrients.map((name) => `feedLabel: ${name} is not in nutrients.yaml`),
    // An additive stands under its functional group (CATALOGUE-23).
    ...(product.feedLabel?.additives ?? []).flatMap(({ key, code }, index) =>
      additiveGroupOf(code) ? [] : `feedLabel.additives.${index}: ${key} has no code of a functional group`,
    ),
    ...unnamedAdditives(product, keys.nutrients),
    ...product.variants.flatMap((variant, index) =>
      variant.colour && !Object.hasOwn(keys.values('colour'), variant.colour)
        ? `variants.${index}.colour: ${variant.colour} is not in facets.yaml`
        : [],
    ),
    ...product.recommendations
      .filter((id) => keys.products.get(id) !== product.brand)
      .map((id) => `recommendations: ${id} is no product of ${product.brand}`),
  ]
}

/** An element, amino acid or yeast is no name of an additive: its number has one, in every language (CATALOGUE-68). */
function unnamedAdditives({ feedLabel }: ProductFile, nutrients: CatalogueData['nutrients']): string[] {
  return (feedLabel?.additives ?? []).flatMap(({ code }, index) =>
    code && additiveGroupOf(code) !== 'vitamins' && /^[34]/.test(code) && !Object.hasOwn(nutrients, code)
      ? `feedLabel.additives.${index}: ${code} has no name in nutrients.yaml`
      : [],
  )
}

function refuseRepeats(files: CatalogueData['products']): void {
  const owners = new Map<string, string>()
  for (const { file, product } of files) {
    const claims = [
      `id ${product.id}`,
      ...product.variants.flatMap((variant) => [
        `variant ${variant.id}`,
        `article ${variant.article}`,
        `ean ${variant.ean}`,
      ]),
    ]
    for (const claim of claims) {
      const owner = owners.get(claim)
      if (owner) throw new DataProblem(file, [`${claim} is taken by ${owner}`])
      owners.set(claim, file)
    }
  }
}

function refuse(file: string, lines: readonly string[]): void {
  if (lines.length > 0) throw new DataProblem(file, lines)
}

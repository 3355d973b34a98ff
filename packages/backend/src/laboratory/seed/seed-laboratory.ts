import { measurementProblems } from '@haverhof/domain/laboratory'
import { DataProblem } from '../../seed/data-problem.ts'
import { readData } from '../../seed/read-data.ts'
import type { Seeding } from '../../seed/seeding.ts'
import { upsert } from '../../seed/upsert.ts'
import * as tables from '../tables.ts'
import { LaboratoryFile } from './laboratory-file.ts'
import { seedExamples } from './seed-examples.ts'
import { namedQuery } from '../../database/index.ts'

const file = 'laboratory.yaml'

/** What an advice names, and the examples, from data/laboratory.yaml (LABORATORY-11, 12). */
export async function seedLaboratory(seeding: Seeding): Promise<void> {
  const data = readData(seeding.dataDir, file, LaboratoryFile)
  refuseProblems(problemsOf(data))
  // An average is of samples that customers sent in; a file has none (LABORATORY-51).
  await seeding.client.query('delete from roughage_reference')
  await seedAdvice(seeding, data)
  await seedExamples(seeding, data.examples, (problem) => refuseProblems([problem]))
}

function refuseProblems(problems: readonly string[]): void {
  if (problems.length > 0) throw new DataProblem(file, problems)
}

/** Examples are measurements like any other: complete and possible (LABORATORY-6). */
function problemsOf({ examples }: LaboratoryFile): string[] {
  return examples.flatMap(({ key, analysis, sample, values }) =>
    measurementProblems(analysis, sample, values).map(
      ({ code, reason }) => `examples.${key}.${code}: ${reason}`,
    ),
  )
}

async function seedAdvice(seeding: Seeding, { products }: LaboratoryFile): Promise<void> {
  const rows = Object.entries(products).flatMap(([adviceCode, productIds]) =>
    productIds.map((productId, position) => ({ adviceCode, position, productId })),
  )
  const { rows: unknown } = await seeding.client.query<{ id: number }>(
    namedQuery(
      'select id from unnest(:productIds::int[]) id where not exists (select from product where product_id = id)',
      { productIds: rows.map(({ productId }) => productId) },
    ),
  )
  refuseProblems(unknown.map(({ id }) => `products: there is no product ${id}`))
  await refuseSupplements(seeding, rows)
  await seeding.client.query('delete from roughage_advice_product')
  const { roughageAdviceProduct: table } = tables
  await upsert(seeding, table, [table.adviceCode, table.position], rows)
}

/** On forage that is not to be fed, or not by every horse, nothing is sold but what replaces it (LABORATORY-61). */
async function refuseSupplements(
  { client }: Seeding,
  rows: readonly { adviceCode: string; productId: number }[],
): Promise<void> {
  const named = rows.filter(({ adviceCode }) => replacing.test(adviceCode))
  const { rows: wrong } = await client.query<{ id: number }>(
    namedQuery(
      `select id from unnest(:productIds::int[]) id where not exists (
        select from categorized_product c where c.product_id = id and c.key = :category)`,
      { productIds: named.map(({ productId }) => productId), category: 'roughage-replacers' },
    ),
  )
  refuseProblems(wrong.map(({ id }) => `products: ${id} replaces no forage`))
}

const replacing = /^(hygiene-.*|not-hay|damp-hay|wet-silage|clostridia)$/

import { analyses, type Measurement, measurementProblems, sampleTypes } from '@haverhof/domain/laboratory'
import { DataProblem } from '../../seed/data-problem.ts'
import { readData } from '../../seed/read-data.ts'
import type { Seeding } from '../../seed/seeding.ts'
import { upsert } from '../../seed/upsert.ts'
import { productTypeOf } from '../analysis.ts'
import * as tables from '../tables.ts'
import { LaboratoryFile } from './laboratory-file.ts'
import { seedExamples } from './seed-examples.ts'
import { namedQuery } from '../../database/index.ts'

const file = 'laboratory.yaml'

/** LABORATORY-9, 11, 12: reference averages, what an advice names, and the examples, from data/laboratory.yaml. */
export async function seedLaboratory(seeding: Seeding): Promise<void> {
  const data = readData(seeding.dataDir, file, LaboratoryFile)
  refuseProblems(problemsOf(data))
  await seedAverages(seeding, data)
  await seedAdvice(seeding, data)
  await seedExamples(seeding, data.examples, (problem) => refuseProblems([problem]))
}

function refuseProblems(problems: readonly string[]): void {
  if (problems.length > 0) throw new DataProblem(file, problems)
}

/** LABORATORY-6: averages and examples are measurements like any other: complete and possible. */
function problemsOf({ averages, examples }: LaboratoryFile): string[] {
  const known = analyses.flatMap((analysis) =>
    sampleTypes.flatMap((type) =>
      named(
        `averages.${analysis}.${type}`,
        measurementProblems(analysis, type, averages[analysis][type].values),
      ),
    ),
  )
  const shown = examples.flatMap(({ key, analysis, sample, values }) =>
    named(`examples.${key}`, measurementProblems(analysis, sample, values)),
  )
  return [...known, ...shown]
}

function named(place: string, problems: ReturnType<typeof measurementProblems>): string[] {
  return problems.map(({ code, reason }) => `${place}.${code}: ${reason}`)
}

async function seedAverages(seeding: Seeding, { averages }: LaboratoryFile): Promise<void> {
  const { roughageReference: table } = tables
  const rows = analyses.flatMap((analysis) =>
    sampleTypes.flatMap((sampleType) => {
      const { samples: count, values } = averages[analysis][sampleType]
      return Object.entries<Measurement[string]>(values).map(([code, average]) => ({
        productType: productTypeOf(analysis),
        sampleType,
        code,
        average,
        count,
      }))
    }),
  )
  await seeding.client.query('delete from roughage_reference')
  await upsert(seeding, table, [table.productType, table.sampleType, table.code], rows)
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
  await seeding.client.query('delete from roughage_advice_product')
  const { roughageAdviceProduct: table } = tables
  await upsert(seeding, table, [table.adviceCode, table.position], rows)
}

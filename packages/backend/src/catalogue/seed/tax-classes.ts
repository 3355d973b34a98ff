import type { TaxClass, VatType } from '@haverhof/domain/sites'
import type pg from 'pg'
import { DataProblem } from '../../seed/data-problem.ts'
import { taxClassesSql } from '../../sites/sql.ts'
import type { CatalogueData } from './read-catalogue.ts'

/** `low` or `high` of every class of vat.yaml, which is filled before the catalogue. */
export async function vatTypesOfClasses(client: pg.ClientBase): Promise<ReadonlyMap<string, VatType>> {
  const { rows } = await client.query<{ classes: TaxClass[] }>(`select ${taxClassesSql} classes`)
  return new Map(rows[0]?.classes.map(({ taxClass, vatType }) => [taxClass, vatType]))
}

export function refuseUnknownClasses(
  products: CatalogueData['products'],
  known: ReadonlyMap<string, VatType>,
): void {
  for (const { file, product } of products) {
    if (!known.has(product.vat)) throw new DataProblem(file, [`vat: ${product.vat} is not in vat.yaml`])
  }
}

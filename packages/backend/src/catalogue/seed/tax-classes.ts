import type { TaxClass, VatType } from '@haverhof/domain/sites'
import type pg from 'pg'
import { DataProblem } from '../../seed/data-problem.ts'
import type { CatalogueData } from './read-catalogue.ts'

/** `low` or `high` of every class of vat.yaml, which is filled before the catalogue. */
export async function vatTypesOfClasses(client: pg.ClientBase): Promise<ReadonlyMap<string, VatType>> {
  const { rows } = await client.query<Pick<TaxClass, 'taxClass' | 'vatType'>>(
    'select tax_class "taxClass", vat_type "vatType" from vat_class',
  )
  return new Map(rows.map(({ taxClass, vatType }) => [taxClass, vatType]))
}

export function refuseUnknownClasses(
  products: CatalogueData['products'],
  classes: ReadonlyMap<string, VatType>,
): void {
  for (const { file, product } of products) {
    if (!classes.has(product.vat)) throw new DataProblem(file, [`vat: ${product.vat} is not in vat.yaml`])
  }
}

import type { TaxClass } from '@haverhof/domain/sites'
import type { VariantFacts } from '../../catalogue/index.ts'

/** What a pack is to the tax office. */
export function taxOf(
  { taxClass, variantId }: VariantFacts,
  classes: ReadonlyMap<string, TaxClass>,
): TaxClass {
  const row = classes.get(taxClass)
  if (!row) throw new Error(`pack ${variantId} has the unknown tax class ${taxClass}`)
  return row
}

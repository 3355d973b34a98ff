import type { Translate } from '#texts'

/** PRODUCT-3: the unit of a figure as the label writes it in this language: `IE/kg` for `IU/kg`. */
export function unitName(unit: string, t: Translate<'catalogue'>): string {
  return unit.replace(/^IU\b/, t('units.iu')).replace(/^CFU\b/, t('units.cfu'))
}

import type { Translate } from '#texts'
import type { Formats } from './formats'

/** An amount with its unit as the label writes it in this language: `200 IE/kg`, `8,5%` (PRODUCT-3, SHELL-13). */
export function amountText(
  { amount, unit }: { amount: number; unit: string },
  { figure, percent }: Pick<Formats, 'figure' | 'percent'>,
  t: Translate<'catalogue'>,
): string {
  if (unit === '%') return percent(amount)
  return `${figure(amount)} ${unit.replace(/^IU\b/, t('units.iu')).replace(/^CFU\b/, t('units.cfu'))}`
}

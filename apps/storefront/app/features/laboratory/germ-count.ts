import type { Translate } from '#texts'

const thousand = 1000
const million = 1_000_000

/** Counts of germs run into millions: from ten thousand on they are said in words, to three digits (LABORATORY-PAGES-3). */
export function germCount(
  count: number,
  t: Translate<'laboratory'>,
  figure: (value: number) => string,
): string {
  const rounded = Number(count.toPrecision(3))
  if (rounded >= million)
    return t('counts.millions', { count: rounded / million, figure: figure(rounded / million) })
  if (rounded >= 10 * thousand) return t('counts.thousands', { figure: figure(rounded / thousand) })
  return figure(Math.round(count))
}

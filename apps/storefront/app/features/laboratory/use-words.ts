import { type Translate, useTranslations } from '#texts'
import { type Formats, useFormats } from '../../shared/prices/formats'
import { useShop } from '../../shared/shop/shop'
import { germCount } from './germ-count'
import type { AnalysisType, MeasuredValue } from './report'
import { nameInside, valueName } from './value-names'

export type Words = {
  t: Translate<'laboratory'>
  formats: Formats
  name: (code: string) => string
  /** The same within a sentence. */
  nameInside: (code: string) => string
  /** A figure of this value without its unit. */
  figure: (value: Pick<MeasuredValue, 'unit'>, figure: number) => string
  unit: (value: Pick<MeasuredValue, 'unit'>) => string
  target: (value: MeasuredValue) => string
  verdict: (type: AnalysisType, band: MeasuredValue['band']) => string
}

/** How values are written and spoken of. */
export function useWords(): Words {
  const t = useTranslations('laboratory')
  const formats = useFormats()
  const { language } = useShop()
  const figure: Words['figure'] = ({ unit }, given) =>
    unit === 'cfu/g' ? germCount(given, t, formats.figure) : formats.figure(given)
  return {
    t,
    formats,
    figure,
    name: (code) => valueName(t, code),
    nameInside: (code) => nameInside(t, language, code),
    unit: ({ unit }) => (unit === 'ph' ? '' : t(`units.${unit}`)),
    target: (value) => targetText(t, value, (given) => figure(value, given)),
    verdict: (type, band) => (band === null ? t('values.information') : t(`verdicts.${type}.${band}`)),
  }
}

function targetText(
  t: Translate<'laboratory'>,
  { target: { low, high } }: MeasuredValue,
  text: (figure: number) => string,
): string {
  if (low !== null && high !== null) return t('target.between', { low: text(low), high: text(high) })
  if (high !== null) return t('target.upTo', { high: text(high) })
  return low === null ? t('target.none') : t('target.from', { low: text(low) })
}

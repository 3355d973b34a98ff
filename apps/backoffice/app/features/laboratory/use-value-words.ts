import { type Translate, useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'

type Named = Parameters<Translate<'laboratory'>>[0] & `values.${string}.name`
type Unit = Parameters<Translate<'laboratory'>>[0] & `units.${string}`

type Target = { low: number | null; high: number | null }

/** Values, units and verdicts in the words of the report. */
export function useValueWords() {
  const t = useTranslations('laboratory')
  const { number } = useFormats()
  return {
    name: (code: string) => t(`values.${code}.name` as Named),
    unit: (unit: string) => (unit === 'ph' ? '' : t(`units.${unit}` as Unit)),
    target: ({ low, high }: Target) => {
      if (low !== null && high !== null) return t('target.between', { low: number(low), high: number(high) })
      if (high !== null) return t('target.upTo', { high: number(high) })
      return low === null ? t('target.none') : t('target.from', { low: number(low) })
    },
    verdict: (type: 'Rqs' | 'Qs', band: 1 | 2 | 3 | 4 | 5 | null) =>
      band === null ? t('values.information') : t(`verdicts.${type}.${band}`),
  }
}

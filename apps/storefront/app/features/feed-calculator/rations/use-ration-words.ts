import { useTranslations } from '#texts'
import { useFormats } from '../../../shared/prices/formats'
import type { Ration, RationBar } from './ration-data'

type Unit = RationBar['unit']

/** The names and amounts of a ration in words. */
export function useRationWords() {
  const t = useTranslations('rations.bars')
  const { figure } = useFormats()
  const number = (value: number) => figure(inFewDigits(value))
  return {
    number,
    measureName: (bar: Pick<RationBar, 'measure' | 'label'>) =>
      bar.label ?? t(`measures.${bar.measure as 'energy'}`),
    amount: (value: number, unit: Unit) => {
      const amount = number(value)
      return unit === 'g/kg-dm' ? t('perKgDryMatter', { amount }) : `${amount} ${unit}`
    },
    titlesOf: ({ feeds }: Ration, productIds: readonly number[]) =>
      productIds.map((id) => feeds.find(({ productId }) => productId === id)?.title ?? '').join(', '),
  }
}

/** Three digits are as fine as owners feed. */
function inFewDigits(value: number): number {
  return value >= 100 ? Math.round(value) : value >= 10 ? Math.round(value * 10) / 10 : value
}

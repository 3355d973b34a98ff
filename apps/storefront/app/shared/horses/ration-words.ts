import { feedingOf } from '@haverhof/domain/feed-advice'
import { useTranslations } from '#texts'
import { useFormats } from '../prices/formats'
import type { Calculation } from './use-ration'

const KILO = 1000

/** `1.60 kg`, `120 g` or `60 ml` (FEED-ADVICE-7), and what a day of a pack costs and how long it lasts. */
export function useRationWords() {
  const t = useTranslations('horses.line')
  const { figure, decimal, euro } = useFormats()
  return {
    amount: ({ gramsPerDay, dose }: Calculation) => {
      if (feedingOf(dose).unit === 'ml') return `${figure(gramsPerDay)}\u00A0ml`
      return gramsPerDay < KILO ? `${figure(gramsPerDay)}\u00A0g` : `${decimal(gramsPerDay / KILO)}\u00A0kg`
    },
    ofPack: ({ packs, dose }: Calculation, variantId: number): string[] => {
      const pack = packs.find(({ productVariantId }) => productVariantId === variantId)
      if (!pack) return []
      const isFedDaily = !feedingOf(dose).fedDays
      const lasting = t(isFedDaily ? 'lasts' : 'lastsFed', { count: pack.days })
      const cost = t(isFedDaily ? 'cost' : 'costFed', { price: euro(pack.costPerDay) })
      return [cost, pack.days === 0 ? t('shortLived') : lasting]
    },
  }
}

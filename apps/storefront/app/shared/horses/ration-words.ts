import { useTranslations } from '#texts'
import { useFormats } from '../prices/formats'
import type { Calculation } from './use-ration'

const KILO = 1000

/** `1.60 kg` or `120 g`, and what a day of a pack costs and how long it lasts. */
export function useRationWords() {
  const t = useTranslations('horses.line')
  const { figure, decimal, euro } = useFormats()
  return {
    amount: (grams: number) =>
      grams < KILO ? `${figure(grams)}\u00A0g` : `${decimal(grams / KILO)}\u00A0kg`,
    ofPack: ({ packs }: Calculation, variantId: number): string[] => {
      const pack = packs.find(({ productVariantId }) => productVariantId === variantId)
      if (!pack) return []
      const lasting = pack.days === 0 ? t('shortLived') : t('lasts', { count: pack.days })
      return [t('cost', { price: euro(pack.costPerDay) }), lasting]
    },
  }
}

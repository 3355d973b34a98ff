import type { Schemas } from '@haverhof/api-client'
import { useTranslations } from '#texts'
import { useFormats } from '../../../shared/prices/formats'

type Option = Pick<Schemas['ShippingMethodOption'], 'price' | 'dealerPrice'>

/** What a delivery costs, in words. */
export function useDeliveryWords() {
  const t = useTranslations('delivery-choice')
  const formats = useFormats()
  const priceText = (price: number) => (price === 0 ? t('free') : formats.euro(price))
  return {
    price: (option: Option | undefined) => (option ? priceText(option.price) : null),
    /** Collecting it has a tariff of its own; null too where no dealer takes it (DELIVERY-14). */
    dealerPrice: (option: Option | undefined) => {
      const price = option?.dealerPrice ?? null
      return price === null ? null : priceText(price)
    },
  }
}

import { figureText } from '@haverhof/domain/shared'
import { useShop } from '../shop/shop'
import { useFormats } from './formats'

const rateDecimals = 4

/** At which rate the indicative amounts are, and since when; null where the euro itself is shown (SITES-19). */
export function useShownRate(): { rate: string; currency: string; date: string } | null {
  const { culture, site } = useShop()
  const { longDate } = useFormats()
  const { shownRate, currency } = site
  if (!shownRate) return null
  return {
    rate: figureText(culture, shownRate.perEuro, rateDecimals),
    currency,
    date: longDate(shownRate.on),
  }
}

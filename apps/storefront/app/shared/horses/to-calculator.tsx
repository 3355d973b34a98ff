import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useFeedCalculatorUrl } from '../shop/feed-calculator-link'

/** The way to the calculator with a feed: it begins with the chosen horse (HORSES-18). */
export function ToCalculator({ productId }: { productId: number }) {
  const t = useTranslations('horses.line')
  const url = useFeedCalculatorUrl()
  if (!url) return null
  return (
    <Link
      to={`${url}?feed=${productId}`}
      className="inline-flex min-h-11 items-center underline underline-offset-4"
    >
      {t('calculator')}
    </Link>
  )
}

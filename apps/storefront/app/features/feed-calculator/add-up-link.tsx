import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useRationUrl } from '../../shared/shop/feed-calculator-link'
import { type CalculatorInput, inputSearch } from './calculator-address'

/** RATIONS-14: this horse and this feed, to add its other feeds. */
export function AddUpLink({ input, variantId }: { input: CalculatorInput; variantId: number }) {
  const t = useTranslations('calculator-answer')
  const ration = useRationUrl()
  if (!ration) return null
  const search = inputSearch({ ...input, productId: null, weeks: null })
  return (
    <p className="pt-5" data-no-print>
      <Link
        to={`${ration}${search}&pack=${variantId}&grams=&count=`}
        className="underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {t('addUp')}
      </Link>
    </p>
  )
}

import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useFeedCalculatorUrl } from '../shop/feed-calculator-link'

type Props = { productId: number; refusal: string; horse: string }

/** The feed is made for such a horse; an answer is missing that nobody keeps of one. */
const asksMore: ReadonlySet<string> = new Set(['needs-life-stage', 'needs-age-in-weeks'])

/** HORSES-8: that the calculator gives no ration or asks one thing more, and the way there: it begins with the chosen horse. */
export function RefusedRation({ productId, refusal, horse }: Props) {
  const t = useTranslations('horses.line')
  const url = useFeedCalculatorUrl()
  return (
    <>
      {t(asksMore.has(refusal) ? 'asksMore' : 'refused', { horse })}{' '}
      {url && (
        <Link
          to={`${url}?feed=${productId}`}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {t('calculator')}
        </Link>
      )}
    </>
  )
}

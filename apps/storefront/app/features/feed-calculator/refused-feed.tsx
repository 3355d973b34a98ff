import { reasonsToAsk, alternativesTo, type Horse, type RefusalReason } from '@haverhof/domain/feed-advice'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useShop } from '../../shared/shop/shop'
import type { Alternative, CalculatorProduct } from './calculator-data'
import type { Calculator } from './use-calculator'
import { useQuery } from '../../shared/shop/use-query'

type Props = { refused: Refused; chooseFeed: Calculator['chooseFeed'] }

/** No ration, why, and what fits instead (FEED-ADVICE-55). */
export function RefusedFeed({ refused, chooseFeed }: Props) {
  const t = useTranslations('calculator-answer')
  return (
    <>
      <p className="text-lg font-semibold">{t('none')}</p>
      <p className="pt-2">{t(`reasons.${refused.reason}`)}</p>
      {!reasonsToAsk.has(refused.reason) && <Instead refused={refused} chooseFeed={chooseFeed} />}
    </>
  )
}

function Instead({ refused, chooseFeed }: Props) {
  const t = useTranslations('calculator-answer')
  const { alternatives, hasFailed } = useAlternatives(refused)
  if (!alternatives) return <p className="text-muted pt-5">{t(hasFailed ? 'failed' : 'loading')}</p>
  return (
    <>
      <h3 className="pt-5 text-base">{alternatives.length > 0 ? t('instead') : t('insteadNone')}</h3>
      <ul className="pt-1">
        {alternatives.map((feed) => (
          <AlternativeFeed key={feed.productId} feed={feed} chooseFeed={chooseFeed} />
        ))}
      </ul>
    </>
  )
}

function AlternativeFeed({
  feed: { productId, title, url, textLanguage },
  chooseFeed,
}: Pick<Props, 'chooseFeed'> & { feed: Alternative }) {
  const t = useTranslations('calculator-answer')
  const { language } = useShop()
  return (
    <li className="border-line flex items-center justify-between gap-3 border-b py-1">
      <Link
        to={url}
        lang={textLanguage === language ? undefined : textLanguage}
        className="inline-flex min-h-11 min-w-0 items-center underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {title}
      </Link>
      <button
        type="button"
        onClick={() => chooseFeed(productId)}
        aria-label={`${t('calculate')}: ${title}`}
        className="text-brand min-h-11 shrink-0 px-2 text-sm font-semibold noscript:hidden"
        data-no-print
      >
        {t('calculate')}
      </button>
    </li>
  )
}

export type Refused = {
  product: CalculatorProduct | null
  reason: RefusalReason
  horse: Horse
  /** What the page brought along; null since the answers are others. */
  serverAlternatives: readonly Alternative[] | null
}

/** What fits instead; null until the rules of the other feeds are there (FEED-ADVICE-55). */
function useAlternatives({ product, reason, horse, serverAlternatives }: Refused): {
  alternatives: readonly Alternative[] | null
  hasFailed: boolean
} {
  const { content } = useQuery(serverAlternatives ? null : 'calculator feeds', (api) =>
    api.feedCalculator.feeds(),
  )
  if (serverAlternatives) return { alternatives: serverAlternatives, hasFailed: false }
  if (content?.state !== 'resolved') return { alternatives: null, hasFailed: content?.state === 'rejected' }
  const others = content.value.feeds.filter(({ productId }) => productId !== product?.productId)
  return { alternatives: alternativesTo(others, { refused: product, reason }, horse), hasFailed: false }
}

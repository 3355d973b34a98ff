import { reasonsToAsk } from '@haverhof/domain/feed-advice'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useShop } from '../../shared/shop/shop'
import type { Alternative } from './calculator-data'
import { type Refused, useAlternatives } from './use-alternatives'
import type { Calculator } from './use-calculator'

type Props = { refused: Refused; chooseFeed: Calculator['chooseFeed'] }

/** FEED-ADVICE-55: no ration, why, and what fits instead. */
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

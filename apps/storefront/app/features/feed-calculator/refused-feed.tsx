import { Link } from 'react-router'
import { useTranslations } from '#texts'
import type { RefusalReason } from '@haverhof/domain/feed-advice'
import type { ListedFeed } from './calculator-data'
import type { Calculator } from './use-calculator'

type Props = {
  reason: RefusalReason
  alternatives: readonly ListedFeed[]
  chooseFeed: Calculator['chooseFeed']
}

/** FEED-ADVICE-18: no ration, why, and what fits instead. */
export function RefusedFeed({ reason, alternatives, chooseFeed }: Props) {
  const t = useTranslations('calculator.result')
  return (
    <>
      <p className="text-lg font-semibold">{t('none')}</p>
      <p className="pt-2">{t(`reasons.${reason}`)}</p>
      {!answersItself.has(reason) && (
        <>
          <h3 className="pt-5 text-base">{alternatives.length > 0 ? t('instead') : t('insteadNone')}</h3>
          <ul className="pt-1">
            {alternatives.map(({ productId, title, url, lang }) => (
              <li
                key={productId}
                className="border-line flex items-center justify-between gap-3 border-b py-1"
              >
                <Link
                  to={url}
                  lang={lang}
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
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** Another answer is missing, not another feed. */
const answersItself: ReadonlySet<RefusalReason> = new Set([
  'needs-life-stage',
  'needs-age-in-weeks',
  'too-heavy-for-milk',
])

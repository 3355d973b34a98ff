import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useFormats } from '../../../shared/prices/formats'
import { useShop } from '../../../shared/shop/shop'
import type { Ration, RationFeed } from './ration-data'

/** What is fed: forage first, then the feeds; and what does not count. */
export function RationParts({ ration }: { ration: Ration }) {
  const t = useTranslations('rations.result')
  const c = useTranslations('calculator.form.roughageTypes')
  const { decimal } = useFormats()
  const { forage, feeds, notFed, assumptions } = ration
  const name = forage.sampleName ?? c(forage.roughageType)
  return (
    <>
      <ul className="divide-line border-line mt-4 divide-y border-y">
        <li className="py-3">
          {forage.kilograms === null ? (
            <span className="font-semibold">{t('forageWithoutAmount', { forage: name })}</span>
          ) : (
            <>
              <span className="font-semibold">
                {t('forage', { kilograms: decimal(forage.kilograms), forage: name })}
              </span>
              <span className="text-muted">
                {' · '}
                {assumptions.includes('least-forage') ? t('least') : t('given')}
              </span>
            </>
          )}
        </li>
        {feeds.map((feed) => (
          <FeedLine key={feed.productId} feed={feed} />
        ))}
      </ul>
      {notFed.length > 0 && (
        <p className="text-muted pt-3 text-sm">
          {t('notFed', { titles: notFed.map(({ title }) => title).join(', ') })}
        </p>
      )}
    </>
  )
}

function FeedLine({ feed }: { feed: RationFeed }) {
  const t = useTranslations('rations.result')
  const { figure } = useFormats()
  const { language } = useShop()
  const { title, url, textLanguage, gramsPerDay, gramsPerMeal, mealsPerDay, unit } = feed
  return (
    <li className="py-3">
      <Link
        to={url}
        lang={textLanguage === language ? undefined : textLanguage}
        className="font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {title}
      </Link>
      <span className="text-muted block text-sm tabular-nums">
        {gramsPerDay === null
          ? t('noDose')
          : t('feed', {
              grams: figure(gramsPerDay),
              unit,
              meals: mealsPerDay,
              meal: figure(Math.round(gramsPerMeal ?? 0)),
            })}
      </span>
    </li>
  )
}

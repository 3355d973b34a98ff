import type { Schemas } from '@haverhof/api-client'
import { useTranslations } from '#texts'
import { useFormats } from '../../shared/prices/formats'
import { Stars } from '../../ui/stars'

/** The average, and how many gave each number of stars. */
export function ReviewSummary({ summary }: { summary: Schemas['ReviewSummary'] }) {
  const t = useTranslations('product')
  const c = useTranslations('catalogue')
  const average = useFormats().decimal(summary.average)
  return (
    <div className="flex flex-wrap items-center gap-x-12 gap-y-4">
      <div>
        <p className="font-display text-4xl" aria-hidden="true">
          {average}
        </p>
        <Stars rating={summary.average} label={c('card.rating', { average })} />
        <p className="text-muted text-sm">{c('card.reviews', { count: summary.count })}</p>
      </div>
      <ul className="min-w-[min(22.4rem,100%)] grow text-sm sm:max-w-md">
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = summary.distribution[stars - 1] ?? 0
          return (
            <li key={stars} className="flex items-center gap-3">
              <span className="w-24">{t('reviews.stars', { count: stars })}</span>
              <Bar share={summary.count > 0 ? count / summary.count : 0} />
              <span className="min-w-6 shrink-0 text-right tabular-nums">{count}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Bar({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" width="100%" height="8" className="min-w-0 grow">
      <rect width="100%" height="8" rx="4" className="fill-line" />
      <rect width={`${Math.round(share * 100)}%`} height="8" rx="4" className="fill-accent" />
    </svg>
  )
}

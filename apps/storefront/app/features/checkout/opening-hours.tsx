import { useTranslations } from '#texts'
import { useShop } from '../../site/shop'
import { type DayHours, groupedHours } from './grouped-hours'

/** When a place is open, folded away: who has chosen by distance may still want to know. */
export function OpeningHours({ hours }: { hours: readonly DayHours[] }) {
  const t = useTranslations('delivery')
  const { culture } = useShop()
  if (hours.length === 0) return null
  return (
    <details className="text-sm">
      <summary className="text-brand inline-flex min-h-8 items-center underline underline-offset-4">
        {t('openingHours')}
      </summary>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 pb-1">
        {groupedHours(hours, culture).map(({ days, spans }) => (
          <div key={days} className="contents">
            <dt>{days}</dt>
            <dd className="tabular-nums">{spans.length > 0 ? spans.join(', ') : t('closed')}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

import { useTranslations } from '#texts'
import { useFormats } from '../platform/formats'
import { useNow } from '../platform/use-now'
import { Badge } from './badge'

type Props = {
  promised: string | null
  /** Where no column says what the day is. */
  isNamed?: boolean
}

/** The promised day of an order, with a word when it is today or past (STAFF-33). Nothing without a promised day. */
export function PromisedDay({ promised, isNamed = false }: Props) {
  const t = useTranslations('office-orders')
  const { day, daysUntil } = useFormats()
  const now = useNow()
  if (promised === null) return null
  const left = daysUntil(promised, now)
  return (
    <span
      className={`inline-flex flex-wrap items-center gap-x-1.5 ${left < 0 ? 'text-danger font-semibold' : ''}`}
    >
      <span className="whitespace-nowrap">
        {isNamed ? `${t('columns.promised')} ` : null}
        {day(promised)}
      </span>
      {left < 0 ? <Badge tone="danger">{t('promised.late')}</Badge> : null}
      {left === 0 ? <Badge tone="warning">{t('promised.today')}</Badge> : null}
    </span>
  )
}

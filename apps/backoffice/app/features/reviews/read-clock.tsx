import { useTranslations } from '#texts'
import { useNow } from '../../platform/use-now'
import { Badge } from '../../ui/badge'
import { soonHours } from './review'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** REVIEWS-4: how long is left of the 24 hours. */
export function ReadClock({ readBefore }: { readBefore: string }) {
  const t = useTranslations('office-reviews')
  const left = new Date(readBefore).getTime() - useNow()
  if (left <= 0) return <Badge tone="danger">{t('clock.over')}</Badge>
  const text =
    left < hourMs
      ? t('clock.minutes', { count: Math.ceil(left / minuteMs) })
      : t('clock.hours', { count: Math.floor(left / hourMs) })
  return <Badge tone={left < soonHours * hourMs ? 'warning' : 'neutral'}>{text}</Badge>
}

import { useTranslations } from '#texts'
import { type DayHours, groupedHours } from '../../../shared/opening-hours/grouped-hours'
import { WeekOfHours } from '../../../shared/opening-hours/week-of-hours'
import { useShop } from '../../../shared/shop/shop'

export function OpeningHours({ hours }: { hours: readonly DayHours[] }) {
  const t = useTranslations('delivery')
  const { culture } = useShop()
  if (hours.length === 0) return null
  const lines = groupedHours(hours, culture)
  return <WeekOfHours label={t('openingHours')} closed={t('closed')} lines={lines} />
}

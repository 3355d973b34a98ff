import { yardQuestions } from '@haverhof/domain/delivery'
import { useTranslations } from '#texts'
import type { StaffSchemas } from '../platform/api'
import { useFormats } from '../platform/formats'

type Delivery = Pick<StaffSchemas['StaffOrder']['delivery'], 'date' | 'wishes'>

/** The promised days, and what the customer asks of the driver (DELIVERY-13). */
export function DeliveryWishes({ delivery: { date, wishes } }: { delivery: Delivery }) {
  const t = useTranslations('office-orders.delivery')
  const formats = useFormats()
  const facts = [
    date && [t('promised'), [...new Set([date.from, date.until])].map(formats.day).join(' – ')],
    wishes?.day && [t('day'), formats.day(wishes.day)],
    wishes?.remark && [t('remark'), wishes.remark],
    ...(wishes?.yard
      ? yardQuestions.map((question) => [
          t(`yard.${question}`),
          t(`answers.${wishes.yard?.[question] ?? 'unknown'}`),
        ])
      : []),
  ].filter((fact) => Array.isArray(fact))
  if (facts.length === 0) return null
  return (
    <dl className="pt-3">
      {facts.map(([title, value]) => (
        <div key={title} className="pt-1">
          <dt className="text-muted text-sm">{title}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { Card } from '../../ui/page-frame'
import type { Today } from './today-types'

type Day = NonNullable<Today['figures']>['days'][number]

const height = 96
const step = 20
const barWidth = 14

/** Thirty days as bars; the same as a table for screen readers, and for the figures. */
export function TurnoverDays({ days }: { days: readonly Day[] }) {
  const t = useTranslations('office-today')
  const { day: dayText } = useFormats()
  const first = days[0]?.day
  const last = days.at(-1)?.day
  return (
    <Card title={t('days')}>
      <Bars days={days} />
      <div className="text-muted flex justify-between pt-1 text-sm">
        <span>{first ? dayText(first) : ''}</span>
        <span>{last ? dayText(last) : ''}</span>
      </div>
      <details className="pt-2">
        <summary className="text-brand w-fit font-medium">{t('asTable')}</summary>
        <DayTable days={days} />
      </details>
    </Card>
  )
}

function Bars({ days }: { days: readonly Day[] }) {
  const t = useTranslations('office-today')
  const { cents, day: dayText } = useFormats()
  const most = Math.max(1, ...days.map(({ grossCents }) => grossCents))
  const meaning = { role: 'img', 'aria-label': t('daysLabel', { most: cents(most) }) }
  return (
    <svg
      viewBox={`0 0 ${days.length * step} ${height}`}
      preserveAspectRatio="none"
      className="text-brand block h-24 w-full"
      {...meaning}
    >
      {days.map(({ day, grossCents }, index) => {
        const tall = Math.max(grossCents > 0 ? 2 : 0.75, (grossCents / most) * (height - 2))
        return (
          <rect
            key={day}
            x={index * step + (step - barWidth) / 2}
            y={height - tall}
            width={barWidth}
            height={tall}
            rx="2"
            fill="currentColor"
            opacity={index === days.length - 1 ? 1 : 0.55}
          >
            <title>{`${dayText(day)}: ${cents(grossCents)}`}</title>
          </rect>
        )
      })}
    </svg>
  )
}

function DayTable({ days }: { days: readonly Day[] }) {
  const t = useTranslations('office-today')
  const { cents, number, day: dayText } = useFormats()
  return (
    <table className="mt-2 w-full text-right">
      <thead className="text-muted text-sm">
        <tr>
          {(['day', 'sum', 'orders', 'begun'] as const).map((column, index) => (
            <th key={column} scope="col" className={`py-1 font-medium ${index === 0 ? 'text-left' : 'pl-3'}`}>
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, grossCents, orders, carts }) => (
          <tr key={day} className="border-line border-t">
            <th scope="row" className="py-1 text-left font-normal">
              {dayText(day)}
            </th>
            <td className="py-1 pl-3">{cents(grossCents)}</td>
            <td className="py-1 pl-3">{number(orders)}</td>
            <td className="py-1 pl-3">{number(carts)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

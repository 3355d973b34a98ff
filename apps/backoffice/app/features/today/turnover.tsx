import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { Card } from '../../ui/page-frame'
import type { Today } from './today-types'

type Figures = NonNullable<Today['figures']>
type Compared = Figures['brands'][number]['today']

const periods = ['today', 'week', 'month'] as const

/** By brand, beside the time before (TODAY-3). */
export function Turnover({ figures }: { figures: Figures }) {
  const t = useTranslations('office-today')
  const { cents, number } = useFormats()
  return (
    <Card title={t('turnover')}>
      <div className="overflow-x-auto">
        <table className="w-full text-right">
          <thead className="text-muted text-sm">
            <tr>
              <th scope="col" className="py-1 pr-3 text-left font-medium">
                {t('brand')}
              </th>
              {periods.map((period) => (
                <th key={period} scope="col" className="py-1 pl-4 font-medium">
                  {t(`periods.${period}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.brands.map((brand) => (
              <tr key={brand.brand} className="border-line border-t align-top">
                <th scope="row" className="py-2 pr-3 text-left font-semibold">
                  {brand.brand}
                </th>
                {periods.map((period) => {
                  const { now } = brand[period]
                  return (
                    <td key={period} className="py-2 pl-4">
                      <span className="block text-lg font-semibold whitespace-nowrap">
                        {cents(now.grossCents)}
                      </span>
                      <Change compared={brand[period]} period={period} />
                      <span className="text-muted block text-sm">
                        {t('carts', { carts: number(now.carts), orders: number(now.orders) })}
                      </span>
                      {now.refundedCents > 0 ? (
                        <span className="text-muted block text-sm">
                          {t('refunded', { amount: cents(now.refundedCents) })}
                        </span>
                      ) : null}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}

function Change({
  compared: { now, before },
  period,
}: {
  compared: Compared
  period: 'today' | 'week' | 'month'
}) {
  const t = useTranslations('office-today')
  const { cents, percent } = useFormats()
  const was = t(`before.${period}`, { amount: cents(before.grossCents) })
  if (before.grossCents === 0) return <span className="text-muted block text-sm">{was}</span>
  const share = now.grossCents / before.grossCents - 1
  // The day is not over: less than yesterday says nothing yet.
  const tone = share >= 0 ? 'text-success' : period === 'today' ? 'text-muted' : 'text-danger'
  return (
    <span className="block text-sm">
      <span className={`font-semibold ${tone}`}>{percent(share)}</span>{' '}
      <span className="text-muted">{was}</span>
    </span>
  )
}

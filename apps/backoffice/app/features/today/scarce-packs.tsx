import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { useNow } from '../../platform/use-now'
import { Badge } from '../../ui/badge'
import { Card } from '../../ui/page-frame'
import type { Today } from './today-types'

const DAY = 86_400_000

/** What sells and is sold out, or soon will be (TODAY-2). */
export function ScarcePacks({ packs }: { packs: NonNullable<Today['stock']> }) {
  const t = useTranslations('office-today')
  const { number } = useFormats()
  const now = useNow()
  return (
    <Card title={t('stock')}>
      {packs.length === 0 ? <p className="text-muted py-2">{t('stockFine')}</p> : null}
      {packs.length > 0 ? (
        <table className="w-full">
          <thead className="text-muted text-left text-sm">
            <tr>
              <th scope="col" className="py-1 font-medium">
                {t('columns.pack')}
              </th>
              <th scope="col" className="py-1 pl-3 text-right font-medium">
                {t('columns.left')}
              </th>
              <th scope="col" className="py-1 pl-3 text-right font-medium">
                {t('columns.sold')}
              </th>
              <th scope="col" className="py-1 pl-3 text-right font-medium">
                {t('columns.outlook')}
              </th>
            </tr>
          </thead>
          <tbody>
            {packs.map(({ variantId, title, article, amount, sold, daysLeft, changedAt }) => {
              const days = changedAt ? Math.floor((now - Date.parse(changedAt)) / DAY) : 0
              return (
                <tr key={variantId} className="border-line border-t">
                  <td className="py-1.5">
                    <Link to={`/stock?open=${variantId}`} className="hover:underline">
                      {title}
                    </Link>{' '}
                    <span className="text-muted text-sm">{article}</span>
                  </td>
                  <td className="py-1.5 pl-3 text-right">{number(amount)}</td>
                  <td className="py-1.5 pl-3 text-right">{number(sold)}</td>
                  <td className="py-1.5 pl-3 text-right">
                    {amount === 0 ? (
                      <Badge tone="danger">{t('soldOut', { days })}</Badge>
                    ) : (
                      <Badge tone="warning">{t('daysLeft', { days: daysLeft })}</Badge>
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      ) : null}
    </Card>
  )
}

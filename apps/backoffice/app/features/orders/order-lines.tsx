import { useTranslations } from '#texts'
import type { Order } from './use-order'
import { useFormats } from '../../platform/formats'

/** What was bought, and what it comes to. */
export function OrderLines({ order }: { order: Order }) {
  const t = useTranslations('office-orders')
  const { cents } = useFormats()
  return (
    <table className="w-full" aria-label={t('lines')}>
      <tbody>
        {order.lines.map(({ lineNumber, description, quantity, totalCents }) => (
          <tr key={lineNumber} className="border-line border-b align-top">
            <td className="py-2 pr-3 text-right">{quantity} ×</td>
            <td className="py-2 pr-3">{description}</td>
            <td className="py-2 text-right">{cents(totalCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <td colSpan={2} className="py-2">
            {t('columns.total')}
          </td>
          <td className="py-2 text-right">{cents(order.totalCents)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { OrderAmounts } from './order-amounts'
import type { Order } from './use-order'

type Line = Order['lines'][number]

/** What was bought, how far it is on its way, and what it comes to. */
export function OrderLines({ order }: { order: Order }) {
  const t = useTranslations('office-orders')
  return (
    <table className="w-full" aria-label={t('lines')}>
      <tbody>
        {order.lines.map((line) => (
          <LineRow key={line.lineNumber} line={line} order={order} />
        ))}
      </tbody>
      <OrderAmounts order={order} />
    </table>
  )
}

function LineRow({ line, order }: { line: Line; order: Order }) {
  const t = useTranslations('office-orders')
  const { cents } = useFormats()
  const { quantity, description, productLabel, article, originalCents, totalCents, isFree } = line
  return (
    <tr className="border-line border-b align-top">
      <td className="w-12 py-2 pr-3 text-right font-medium whitespace-nowrap">{quantity} ×</td>
      <td className="py-2 pr-3">
        <p>
          {description} <span className="whitespace-nowrap">{productLabel}</span>
        </p>
        <p className="text-muted text-sm">
          {[t('article', { article }), ...useProgress(line, order)].join(' · ')}
        </p>
      </td>
      <td className="py-2 text-right whitespace-nowrap">
        {isFree ? t('free') : cents(totalCents)}
        {!isFree && originalCents > totalCents ? (
          <s className="text-muted block text-sm">{cents(originalCents)}</s>
        ) : null}
      </td>
    </tr>
  )
}

/** Pieces that are left, called off, or went with which lots. */
function useProgress({ lineNumber, left, calledOff }: Line, { shipments, status }: Order): string[] {
  const t = useTranslations('office-orders')
  const lots = shipments.flatMap(({ lines }) =>
    lines.flatMap((line) => (line.lineNumber === lineNumber ? line.lots.map((lot) => lot.lotNumber) : [])),
  )
  const isPaid = status === 'paid' || status === 'processing'
  return [
    ...(isPaid && left > 0 ? [t('left', { count: left })] : []),
    ...(isPaid && left === 0 && calledOff === 0 ? [t('allSent')] : []),
    ...(calledOff > 0 ? [t('calledOff', { count: calledOff })] : []),
    ...[...new Set(lots)].map((number) => t('lot', { number })),
  ]
}

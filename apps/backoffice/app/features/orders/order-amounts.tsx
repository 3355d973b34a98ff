import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import type { Order } from './use-order'

/** The parts of the total, as the bill has them. */
export function OrderAmounts({ order }: { order: Order }) {
  const t = useTranslations('office-orders')
  const { cents } = useFormats()
  const { amounts, discountCode, isReverseCharge } = order
  const vatCents = amounts.vatLowCents + amounts.vatHighCents
  const discount = t('amounts.discount', { code: discountCode ?? '' }).trim()
  const parts: [string, number][] = [
    [t('amounts.lines'), amounts.linesCents],
    [discount, -amounts.orderDiscountCents],
    [t('amounts.shipping'), amounts.shippingCents],
    [t('amounts.paymentCosts'), amounts.paymentCostsCents],
  ]
  const isGiven = amounts.giftCardCents > 0
  return (
    <tfoot>
      {parts
        .filter(([, value], index) => value !== 0 || index === 2)
        .map(([name, value]) => (
          <AmountRow key={name} name={name} amount={cents(value)} />
        ))}
      <AmountRow name={t('amounts.total')} amount={cents(amounts.totalCents)} isStrong />
      <AmountRow
        name={isReverseCharge ? t('amounts.reverseCharge') : t('amounts.vat')}
        amount={cents(vatCents)}
        isQuiet
      />
      {isGiven ? <AmountRow name={t('amounts.giftCard')} amount={cents(-amounts.giftCardCents)} /> : null}
      {isGiven ? <AmountRow name={t('amounts.due')} amount={cents(amounts.dueCents)} isStrong /> : null}
    </tfoot>
  )
}

type RowProps = { name: string; amount: string; isStrong?: boolean; isQuiet?: boolean }

function AmountRow({ name, amount, isStrong = false, isQuiet = false }: RowProps) {
  const look = isStrong ? 'font-semibold' : isQuiet ? 'text-muted text-sm' : ''
  return (
    <tr className={look}>
      <td colSpan={2} className="pt-1.5 pr-3 text-right">
        {name}
      </td>
      <td className="pt-1.5 text-right whitespace-nowrap">{amount}</td>
    </tr>
  )
}

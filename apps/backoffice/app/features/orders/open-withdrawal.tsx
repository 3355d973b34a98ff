import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useCan } from '../../platform/session'
import type { Order } from './use-order'

/** A withdrawal from this order waits; who may decide about it comes there (SHIPMENTS-10). */
export function OpenWithdrawal({ order }: { order: Order }) {
  const t = useTranslations('office-orders')
  const words = useTranslations('office-withdrawals')
  const can = useCan()
  const { openWithdrawalId, siteId } = order
  if (openWithdrawalId === null) return null
  return (
    <p className="bg-warning-soft text-warning rounded-card px-4 py-3 font-medium">
      {t('withdrawn')}{' '}
      {can('withdrawals.decide', siteId) ? (
        <Link to={`/withdrawals?open=${openWithdrawalId}`} className="underline">
          {words('one', { number: String(openWithdrawalId) })}
        </Link>
      ) : null}
    </p>
  )
}

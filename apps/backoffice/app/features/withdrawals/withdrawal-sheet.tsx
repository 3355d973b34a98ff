import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { useSiteName } from '../../platform/session'
import { Sheet } from '../../ui/sheet'
import { WithdrawalActions } from './withdrawal-actions'
import type { Withdrawal } from './withdrawal-calls'

type Props = {
  withdrawal: Withdrawal
  onClose: () => void
  Order: ComponentType<{ orderId: number }>
  timeLine: (subject: string) => ReactNode
}

/** A declaration beside the queue: what was declared, which order it is about, what follows from it. */
export function WithdrawalSheet({ withdrawal, onClose, Order, timeLine }: Props) {
  const t = useTranslations('office-withdrawals')
  const { moment } = useFormats()
  const siteName = useSiteName()
  const { withdrawalId, fullName, emailAddress, orderNumber, orderId, orderStatus } = withdrawal
  const isSent = orderStatus === 'sent' || orderStatus === 'closed'
  return (
    <Sheet
      title={t('one', { number: String(withdrawalId) })}
      onClose={onClose}
      footer={<WithdrawalActions withdrawal={withdrawal} done={onClose} />}
    >
      <div className="grid gap-4">
        <div>
          <p className="font-semibold">
            <bdi>{fullName}</bdi>
          </p>
          <p>
            <bdi>{emailAddress}</bdi>
          </p>
          <p className="text-muted text-sm">
            {moment(withdrawal.receivedAt)} · {siteName(withdrawal.siteId)} ·{' '}
            {t('typed', { number: orderNumber })}
          </p>
        </div>
        <section>
          <h3 className="font-semibold">{t('statement')}</h3>
          <p className="whitespace-pre-wrap">
            <bdi>{withdrawal.statement || t('noStatement')}</bdi>
          </p>
        </section>
        {orderId === null ? (
          <p className="bg-warning-soft text-warning rounded-card px-4 py-3">{t('unmatched')}</p>
        ) : (
          <section>
            <h3 className="pb-1 font-semibold">
              <Link to={`/orders/${orderId}`} className="text-brand hover:underline">
                {t('columns.order')} {orderId}
              </Link>
            </h3>
            <Order orderId={orderId} />
            <p className="pt-2">{isSent ? t('acceptSent') : t('acceptHouse')}</p>
          </section>
        )}
        <p className="text-muted text-sm">{t('law')}</p>
      </div>
      {timeLine(`withdrawal ${withdrawalId}`)}
    </Sheet>
  )
}

import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { useSiteName } from '../../platform/session'
import { DecisionLine } from '../../ui/decision-line'
import { Sheet } from '../../ui/sheet'
import { Loaded } from '../../ui/states'
import { WithdrawalActions } from './withdrawal-actions'
import { type Withdrawal, useWithdrawal } from './withdrawal-calls'
import { WithdrawalStateBadge } from './withdrawal-state-badge'

type Props = {
  withdrawalId: number
  onClose: () => void
  Order: ComponentType<{ orderId: number }>
  timeLine: (subject: string) => ReactNode
}

/** A declaration beside the queue: what was declared, which order it is about, what follows from it or has followed. */
export function WithdrawalSheet({ withdrawalId, onClose, Order, timeLine }: Props) {
  const t = useTranslations('office-withdrawals')
  const query = useWithdrawal(withdrawalId)
  const { data } = query
  return (
    <Sheet
      title={t('one', { number: String(withdrawalId) })}
      onClose={onClose}
      footer={data?.state === 'waiting' ? <WithdrawalActions withdrawal={data} done={onClose} /> : null}
    >
      <Loaded found={query}>{(data) => <WithdrawalFacts withdrawal={data} Order={Order} />}</Loaded>
      {timeLine(`withdrawal ${withdrawalId}`)}
    </Sheet>
  )
}

type FactsProps = { withdrawal: Withdrawal } & Pick<Props, 'Order'>

function WithdrawalFacts({ withdrawal, Order }: FactsProps) {
  const t = useTranslations('office-withdrawals')
  const { moment } = useFormats()
  const siteName = useSiteName()
  const { fullName, emailAddress, orderNumber, orderId, state, kind } = withdrawal
  return (
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
      <Mailbox withdrawal={withdrawal} />
      {state === 'waiting' ? null : <Decision withdrawal={withdrawal} />}
      {kind === 'withdrawal' ? null : <Ending withdrawal={withdrawal} />}
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
          {state === 'waiting' && kind === 'withdrawal' ? <WhatFollows withdrawal={withdrawal} /> : null}
        </section>
      )}
      {state === 'waiting' && kind === 'withdrawal' ? <p className="text-muted text-sm">{t('law')}</p> : null}
    </div>
  )
}

/** Whether it holds anything back, and what came of another one (WITHDRAWAL-8, ENDING-8). */
function Mailbox({ withdrawal: { isToBeConfirmed, confirmedAt, endingId } }: { withdrawal: Withdrawal }) {
  const t = useTranslations('office-withdrawals.mailbox')
  const { moment } = useFormats()
  return (
    <>
      {isToBeConfirmed ? (
        <p className="bg-warning-soft text-warning rounded-card px-4 py-3">{t('open')}</p>
      ) : null}
      {confirmedAt === null ? null : <p>{t('confirmed', { moment: moment(confirmedAt) })}</p>}
      {endingId === null ? null : <p>{t('afterEnding')}</p>}
    </>
  )
}

/** It ends a contract and undoes no order (ENDING-12). */
function Ending({ withdrawal: { kind, endsOn, state } }: { withdrawal: Withdrawal }) {
  const t = useTranslations('office-withdrawals')
  const { day } = useFormats()
  return (
    <section>
      <h3 className="font-semibold">{t(`kinds.${kind}`)}</h3>
      <p>{endsOn === null ? t('soonest') : t('endsOn', { date: day(endsOn) })}</p>
      {state === 'waiting' ? <p className="text-muted text-sm">{t('endingHow')}</p> : null}
    </section>
  )
}

function WhatFollows({ withdrawal: { orderStatus } }: { withdrawal: Withdrawal }) {
  const t = useTranslations('office-withdrawals')
  const isSent = orderStatus === 'sent' || orderStatus === 'closed'
  const follows = isSent ? 'acceptSent' : orderStatus === 'processing' ? 'acceptPart' : 'acceptHouse'
  return <p className="pt-2">{t(follows)}</p>
}

/** What came of it, and why where it came to nothing: the proof (WITHDRAWAL-6). */
function Decision({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTranslations('office-withdrawals')
  const { state, closingNote } = withdrawal
  return (
    <section className="bg-sunken rounded-card grid gap-1 px-4 py-3">
      <h3 className="font-semibold">{t('decision')}</h3>
      <p className="flex flex-wrap items-center gap-2">
        <WithdrawalStateBadge state={state} />
        <DecisionLine decision={withdrawal} />
      </p>
      {closingNote ? (
        <p className="whitespace-pre-wrap">
          <bdi>{closingNote}</bdi>
        </p>
      ) : null}
    </section>
  )
}

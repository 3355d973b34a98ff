import { languageOfId, type ToldReason } from '@haverhof/domain/shared'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { type StaffSchemas, api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { useSession } from '../../platform/session'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { type ReasonDraft, ReasonFields, toldOf, useReasonProblem } from '../../ui/reason-fields'
import { Failed, Loading } from '../../ui/states'
import { everythingOf, sumOfDraft } from './refund-draft'
import { RefundSum } from './refund-sum'
import { type Refundable, useRefundable } from './use-refundable'
import { useRefundRefusal } from './use-refund-refusal'

type Order = Pick<StaffSchemas['StaffOrder'], 'orderId' | 'status' | 'languageId'>
type Props = { order: Order; onClose: () => void }

/** REFUNDS-3: ends an order that has not left the house; what was paid goes back. */
export function CancelDialog(props: Props) {
  const { order, onClose } = props
  const t = useTranslations('office-refunds')
  const isPaid = order.status !== 'open'
  const { data: left, error, refetch } = useRefundable(order.orderId, { isWanted: isPaid })
  if (!isPaid || left) return <Question {...props} left={left ?? null} />
  const title = t('cancel.title', { number: String(order.orderId) })
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      {error ? <Failed error={error} retry={() => void refetch()} /> : <Loading />}
    </Dialog>
  )
}

/** Null when nothing was paid. */
function Question({ order, onClose, left }: Props & { left: Refundable | null }) {
  const t = useTranslations('office-refunds')
  const { cents } = useFormats()
  const { refundLimitCents: limitCents } = useSession()
  const number = String(order.orderId)
  const cancelling = useCancelling(order.orderId, () => {
    showToast({ text: t('cancel.done', { number }) })
    onClose()
  })
  const sum = left && everythingSum(left, limitCents)
  const [draft, setDraft] = useState<ReasonDraft<'cancellation'>>({ reason: 'customer-wish', ownWords: {} })
  const problem = useReasonProblem()(draft)
  const isAbove = sum?.problem === 'above-limit'
  const amount = cents(sum?.totalCents ?? 0)
  const action = (
    <Button
      look="danger"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- Enter confirms
      autoFocus
      why={isAbove ? t('problems.above-limit', { amount: cents(limitCents ?? 0) }) : problem}
      isPending={cancelling.isPending}
      onPress={() => (draft.reason ? cancelling.mutate(toldOf(draft.reason, draft)) : undefined)}
    >
      {sum && sum.totalCents > 0 ? t('cancel.confirmPaid', { amount }) : t('cancel.confirm')}
    </Button>
  )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('cancel.title', { number })}
      actions={action}
      role="alertdialog"
    >
      <div className="grid gap-3">
        <p>
          {left ? t('cancel.paid') : t('cancel.unpaid')} {t('cancel.forGood')}
        </p>
        {sum && left ? (
          <RefundSum sum={sum} refundedCents={left.refundedCents} limitCents={limitCents} />
        ) : null}
        <ReasonFields
          list="cancellation"
          legend={t('cancel.reason')}
          draft={draft}
          readers={[{ language: languageOfId(order.languageId) ?? 'en' }]}
          onChange={setDraft}
        />
      </div>
    </Dialog>
  )
}

/** What the bank took back is credited and does not go back again. */
function everythingSum(left: Refundable, limitCents: number | null) {
  const how = {
    kind: 'parts',
    amountCents: 0,
    reason: 'cancellation',
    restock: false,
    isIntact: false,
  } as const
  const sum = sumOfDraft({ ...how, ...everythingOf(left) }, left, limitCents)
  const chargedBackCents = Math.max(0, sum.paymentCents - left.paymentLeftCents)
  const paymentCents = sum.paymentCents - chargedBackCents
  return { ...sum, paymentCents, chargedBackCents, totalCents: sum.giftCardCents + paymentCents }
}

function useCancelling(orderId: number, done: () => void) {
  return useChange({
    run: (told: ToldReason<'cancellation'>, sent) =>
      read(
        api.POST('/staff-api/v1/orders/{id}/cancel', {
          params: { path: { id: orderId } },
          body: told,
          ...sent,
        }),
      ),
    renews: [['orders'], ['refunds'], ['stock']],
    done,
    failed: useRefundRefusal(),
  })
}

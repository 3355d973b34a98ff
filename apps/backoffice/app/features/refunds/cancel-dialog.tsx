import { requestRules } from '@haverhof/api-client/staff-rules'
import { languageOfId, type ToldReason } from '@haverhof/domain/shared'
import { useTranslations } from '#texts'
import { type StaffSchemas, api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { useSession } from '../../platform/session'
import { showToast } from '../../platform/toasts'
import { Dialog } from '../../ui/dialog'
import { Form, SubmitButton } from '../../ui/form/form'
import { type Sending, useForm } from '../../ui/form/use-form'
import { ReasonFields, reasonStart, toldOf, useReasonProblems } from '../../ui/reason-fields'
import { Failed, Loading } from '../../ui/states'
import { everythingOf, sumOfDraft } from './refund-draft'
import { RefundSum } from './refund-sum'
import { type Refundable, useRefundable } from './use-refundable'
import { useRefundRefusal } from './use-refund-refusal'

type Order = Pick<StaffSchemas['StaffOrder'], 'orderId' | 'status' | 'languageId'>
type Props = { order: Order; onClose: () => void }

/** Ends an order that has not left the house; what was paid goes back (REFUNDS-3). */
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
  const readers = [{ language: languageOfId(order.languageId) ?? 'en' }]
  const sum = left && everythingSum(left, limitCents)
  const isAbove = sum?.problem === 'above-limit'
  const form = useForm({
    rules: requestRules['POST /staff-api/v1/orders/{id}/cancel'],
    start: reasonStart<'cancellation'>('customer-wish'),
    bodyOf: (draft) => toldOf(draft.reason ?? 'customer-wish', draft),
    problemsOf: useReasonProblems(readers),
    blockedBy: () => (isAbove ? t('problems.above-limit', { amount: cents(limitCents ?? 0) }) : null),
    ...useCancelling(order.orderId),
    done: () => {
      showToast({ text: t('cancel.done', { number }) })
      onClose()
    },
  })
  const amount = cents(sum?.totalCents ?? 0)
  const cancel = (
    <SubmitButton form={form} look="danger" autoFocus>
      {sum && sum.totalCents > 0 ? t('cancel.confirmPaid', { amount }) : t('cancel.confirm')}
    </SubmitButton>
  )
  const title = t('cancel.title', { number })
  return (
    <Dialog isOpen onClose={onClose} title={title} actions={cancel} role="alertdialog">
      <Form form={form} className="grid gap-3">
        <p>
          {left ? t('cancel.paid') : t('cancel.unpaid')} {t('cancel.forGood')}
        </p>
        {sum && left ? (
          <RefundSum sum={sum} refundedCents={left.refundedCents} limitCents={limitCents} />
        ) : null}
        <ReasonFields list="cancellation" legend={t('cancel.reason')} readers={readers} />
      </Form>
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

function useCancelling(orderId: number): Sending<ToldReason<'cancellation'>, unknown> {
  return {
    send: (body, sent) => {
      const params = { path: { id: orderId } }
      return read(api.POST('/staff-api/v1/orders/{id}/cancel', { params, body, ...sent }))
    },
    renews: [['orders'], ['refunds'], ['stock']],
    failed: useRefundRefusal(),
  }
}

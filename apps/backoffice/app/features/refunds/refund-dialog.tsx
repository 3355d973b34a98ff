import { useTranslations } from '#texts'
import { Dialog } from '../../ui/dialog'
import { Failed, Loading } from '../../ui/states'
import { RefundForm, type ReturnToRefund } from './refund-form'
import { useRefundable } from './use-refundable'

type Props = {
  orderId: number
  onClose: () => void
  /** The pieces of a return, filled in and settled. */
  ofReturn?: ReturnToRefund
  done?: () => void
}

/** One dialog: pieces, delivery cost or an amount, reason, back to stock; money, credit note and mail follow (REFUNDS-1). */
export function RefundDialog(props: Props) {
  const { orderId, onClose, ofReturn } = props
  const t = useTranslations('office-refunds')
  const { data: left, error, refetch } = useRefundable(orderId)
  const title = ofReturn
    ? t('refundOfReturn', { number: String(ofReturn.returnId) })
    : t('refundOf', { number: String(orderId) })
  if (left) return <RefundForm {...props} title={title} left={left} />
  return (
    <Dialog isOpen onClose={onClose} title={title} size="medium">
      {error ? <Failed error={error} retry={() => void refetch()} /> : <Loading />}
    </Dialog>
  )
}

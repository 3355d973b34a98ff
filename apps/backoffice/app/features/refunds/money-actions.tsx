import { useState } from 'react'
import { useTranslations } from '#texts'
import type { StaffSchemas } from '../../platform/api'
import { useCan } from '../../platform/session'
import { useShortcuts } from '../../platform/shortcuts'
import { showToast } from '../../platform/toasts'
import { Button } from '../../ui/button'
import { CancelDialog } from './cancel-dialog'
import { RefundDialog } from './refund-dialog'
import { useRefundable } from './use-refundable'

type Order = Pick<
  StaffSchemas['StaffOrder'],
  'orderId' | 'siteId' | 'status' | 'paidAt' | 'shipments' | 'languageId'
>

/** Refund (r) and cancel (c), for the page of an order. What cannot be done says why. */
export function MoneyActions({ order }: { order: Order }) {
  const t = useTranslations('office-refunds')
  const can = useCan()
  const [open, setOpen] = useState<'refund' | 'cancel' | null>(null)
  const whyNoRefund = useWhyNoRefund(order)
  const whyNoCancel = useWhyNoCancel(order)
  const mayRefund = can('refunds.make', order.siteId)
  const mayCancel = can('orders.cancel', order.siteId)
  const press = (which: 'refund' | 'cancel', why: string | null) =>
    why === null ? setOpen(which) : showToast({ text: why })
  useShortcuts(
    {
      ...(mayRefund && { r: () => press('refund', whyNoRefund) }),
      ...(mayCancel && { c: () => press('cancel', whyNoCancel) }),
    },
    { actions: { r: t('refund'), c: t('cancel.action') } },
  )
  const close = () => setOpen(null)
  return (
    <>
      {mayRefund ? (
        <Button icon="return" why={whyNoRefund} onPress={() => setOpen('refund')}>
          {t('refund')}
        </Button>
      ) : null}
      {mayCancel ? (
        <Button icon="close" why={whyNoCancel} onPress={() => setOpen('cancel')}>
          {t('cancel.action')}
        </Button>
      ) : null}
      {open === 'refund' ? <RefundDialog orderId={order.orderId} onClose={close} /> : null}
      {open === 'cancel' ? <CancelDialog order={order} onClose={close} /> : null}
    </>
  )
}

function useWhyNoRefund({ orderId, siteId, status, paidAt }: Order): string | null {
  const t = useTranslations('office-refunds')
  const can = useCan()
  const hasEnded = status === 'cancelled' && paidAt !== null
  // Of what was paid back piece by piece something may be left, such as delivery (REFUNDS-15).
  const { data: left } = useRefundable(orderId, { isWanted: hasEnded && can('payments.read', siteId) })
  if (paidAt === null) return t('why.notPaid')
  const isAllBack = left === undefined || left.refundedCents >= left.totalCents
  return hasEnded && isAllBack ? t('why.cancelled') : null
}

function useWhyNoCancel({ status, shipments }: Order): string | null {
  const t = useTranslations('office-refunds')
  if (status === 'cancelled') return t('refusals.already-cancelled')
  return status === 'sent' || status === 'closed' || shipments.length > 0 ? t('why.sent') : null
}

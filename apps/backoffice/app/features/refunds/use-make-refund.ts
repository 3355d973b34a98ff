import { useTranslations } from '#texts'
import { type StaffSchemas, api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { showToast } from '../../platform/toasts'
import type { Sending } from '../../ui/form/use-form'
import { type RefundDraft, requestOf } from './refund-draft'
import { useRefundRefusal } from './use-refund-refusal'

type RefundMade = StaffSchemas['MadeRefund'] | null

type Options = { orderId: number; returnId: number | undefined; done: () => void }

/** Makes the refund of a draft, by itself or as the last step of a return (REFUNDS-1). */
export function useMakeRefund({ orderId, returnId, done }: Options): Sending<RefundDraft, RefundMade> {
  const t = useTranslations('office-refunds')
  const { cents } = useFormats()
  return {
    send: async (draft, sent) => {
      if (returnId === undefined) {
        const params = { path: { id: orderId } }
        return read(
          api.POST('/staff-api/v1/orders/{id}/refunds', { params, body: requestOf(draft), ...sent }),
        )
      }
      const params = { path: { id: returnId } }
      const body = { restock: draft.restock && draft.isIntact, deliveryCents: draft.costsCents ?? 0 }
      return (await read(api.POST('/staff-api/v1/returns/{id}/refund', { params, body, ...sent }))).refund
    },
    renews: [['orders'], ['refunds'], ['returns'], ['invoices']],
    done: (refund) => {
      if (refund) {
        const { amountCents, creditNumber: number } = refund
        showToast({ text: t('done', { amount: cents(amountCents), number }) })
      }
      done()
    },
    failed: useRefundRefusal(),
  }
}

import { requestRules } from '@haverhof/api-client/staff-rules'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { useCan } from '../../platform/session'
import { showToast } from '../../platform/toasts'
import { Button } from '../../ui/button'
import type { Sending } from '../../ui/form/use-form'
import { WordsDialog } from '../../ui/words-dialog'
import type { Refund } from './refund'
import { useRefundRefusal } from './use-refund-refusal'

const { reference } = requestRules['POST /staff-api/v1/refunds/{id}/paid-by-transfer']

/** The provider refuses for good, so a member of staff has paid the customer by bank transfer (REFUNDS-8). */
export function PayByTransfer({ refund }: { refund: Refund }) {
  const t = useTranslations('office-refunds')
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  if (refund.state !== 'refused' || !can('refunds.make', refund.siteId)) return null
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('transfer.action')}</Button>
      {isOpen ? <TransferDialog refund={refund} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function TransferDialog({ refund, onClose }: { refund: Refund; onClose: () => void }) {
  const t = useTranslations('office-refunds')
  const { cents } = useFormats()
  const { refundId, orderId, amountCents, giftCardCents, chargedBackCents } = refund
  const owedCents = amountCents - giftCardCents - chargedBackCents
  const paying: Sending<string, unknown> = {
    send: (words, sent) =>
      read(
        api.POST('/staff-api/v1/refunds/{id}/paid-by-transfer', {
          params: { path: { id: refundId } },
          body: { reference: words },
          ...sent,
        }),
      ),
    renews: [['orders'], ['refunds'], ['today'], ['health'], ['audit']],
    done: () => {
      showToast({ text: t('transfer.done') })
      onClose()
    },
    failed: useRefundRefusal(),
  }
  return (
    <WordsDialog
      title={t('transfer.title')}
      label={t('transfer.label')}
      hint={t('transfer.hint', { amount: cents(owedCents), number: String(orderId) })}
      rule={reference}
      missing={t('transfer.missing')}
      confirm={t('transfer.confirm')}
      look="primary"
      sending={paying}
      onClose={onClose}
    />
  )
}

import { returnMayBecome } from '@haverhof/domain/returns'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { useCan } from '../../platform/session'
import { useShortcuts } from '../../platform/shortcuts'
import { Button } from '../../ui/button'
import { KeyHint } from '../../ui/key-hint'
import { type Return, useReceiving, useRefusing } from './return-calls'
import type { ReturnParts } from './return-parts'
import { languageOfId } from '@haverhof/domain/shared'
import { ReasonDialog } from '../../ui/reason-dialog'

type Props = { product: Return } & Pick<ReturnParts, 'Refund'>

/** Receive (e), refund (r), refuse (f); what does not come next says why, what is over is not offered (RETURNS-7). */
export function ReturnActions({ product, Refund }: Props) {
  const t = useTranslations('office-returns')
  const can = useCan()
  const [open, setOpen] = useState<'refund' | 'refuse' | null>(null)
  const receiving = useReceiving()
  const { returnId, siteId, status } = product
  const mayDecide = can('returns.decide', siteId)
  const isReceivable = returnMayBecome(status, 'received') && can('returns.receive', siteId)
  const isOpen = returnMayBecome(status, 'refused') && mayDecide
  const isRefundable = returnMayBecome(status, 'refunded')
  const receive = () => (receiving.isPending ? undefined : receiving.mutate(returnId))
  useShortcuts(
    {
      ...(isReceivable && { e: receive }),
      ...(isOpen && { f: () => setOpen('refuse') }),
      ...(isOpen && isRefundable && { r: () => setOpen('refund') }),
    },
    { actions: { e: t('receive'), r: t('refund'), f: t('refuse') } },
  )
  const close = () => setOpen(null)
  return (
    <>
      {isReceivable ? (
        <Button look="primary" isPending={receiving.isPending} onPress={receive}>
          {t('receive')} <KeyHint keys="e" />
        </Button>
      ) : null}
      {isOpen ? (
        <Button
          look={isRefundable ? 'primary' : 'quiet'}
          why={isRefundable ? null : t('whyReceive')}
          onPress={() => setOpen('refund')}
        >
          {t('refund')} <KeyHint keys="r" />
        </Button>
      ) : null}
      {isOpen ? (
        <Button look="danger" onPress={() => setOpen('refuse')}>
          {t('refuse')} <KeyHint keys="f" />
        </Button>
      ) : null}
      {open === 'refund' ? <Refund product={product} onClose={close} /> : null}
      {open === 'refuse' ? <RefuseDialog product={product} onClose={close} /> : null}
    </>
  )
}

/** Refused with a reason that the customer is told (RETURNS-10). */
function RefuseDialog({ product, onClose }: { product: Return; onClose: () => void }) {
  const t = useTranslations('office-returns')
  const refusing = useRefusing(onClose)
  const { returnId, languageId } = product
  return (
    <ReasonDialog
      title={t('refuseTitle', { number: String(returnId) })}
      confirm={t('refuseConfirm')}
      list="return"
      legend={t('refuseLabel')}
      readers={[{ language: languageOfId(languageId) ?? 'en' }]}
      isPending={refusing.isPending}
      onConfirm={(reason) => refusing.mutate({ returnId, reason })}
      onClose={onClose}
    />
  )
}

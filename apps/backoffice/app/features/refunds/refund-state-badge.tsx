import { useTranslations } from '#texts'
import { Badge, type Tone } from '../../ui/badge'
import type { Refund } from './refund'

const tones: Record<Refund['state'], Tone> = { owed: 'warning', paid: 'success', refused: 'danger' }

/** A refund by the bank alone was not paid by us (REFUNDS-18). */
export function RefundStateBadge({ refund }: { refund: Refund }) {
  const t = useTranslations('office-refunds')
  const { state, amountCents, giftCardCents, chargedBackCents } = refund
  const isOfBank =
    state === 'paid' && chargedBackCents > 0 && giftCardCents + chargedBackCents === amountCents
  return <Badge tone={tones[state]}>{isOfBank ? t('sum.chargedBack') : t(`states.${state}`)}</Badge>
}

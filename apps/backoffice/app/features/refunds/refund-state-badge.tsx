import { useTranslations } from '#texts'
import { Badge, type Tone } from '../../ui/badge'
import type { Refund } from './refund'

const tones: Record<Refund['state'], Tone> = { owed: 'warning', paid: 'success', refused: 'danger' }

export function RefundStateBadge({ state }: Pick<Refund, 'state'>) {
  const t = useTranslations('office-refunds')
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
}

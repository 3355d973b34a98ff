import { useTranslations } from '#texts'
import { Badge, type Tone } from '../../ui/badge'
import type { Withdrawal } from './withdrawal-calls'

const tones: Record<Withdrawal['state'], Tone> = {
  waiting: 'warning',
  accepted: 'success',
  closed: 'neutral',
}

export function WithdrawalStateBadge({ state }: Pick<Withdrawal, 'state'>) {
  const t = useTranslations('office-withdrawals')
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
}

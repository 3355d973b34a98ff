import { useTranslations } from '#texts'
import { Badge, type Tone } from '../../ui/badge'
import type { Return } from './return-calls'

const tones: Record<Return['status'], Tone> = {
  registered: 'neutral',
  received: 'warning',
  refunded: 'success',
  refused: 'danger',
}

export function ReturnStatusBadge({ status }: { status: Return['status'] }) {
  const t = useTranslations('office-returns')
  return <Badge tone={tones[status]}>{t(`statuses.${status}`)}</Badge>
}

import type { SampleStatus } from '@haverhof/domain/laboratory'
import { useTranslations } from '#texts'
import { Badge, type Tone } from '../../ui/badge'

const tones: Record<SampleStatus, Tone> = {
  ordered: 'neutral',
  received: 'warning',
  measured: 'brand',
  advised: 'success',
}

export function SampleStateBadge({ status }: { status: SampleStatus }) {
  const t = useTranslations('office-laboratory')
  return <Badge tone={tones[status]}>{t(`states.${status}`)}</Badge>
}

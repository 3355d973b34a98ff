import { useTranslations } from '#texts'
import { Badge } from '../../ui/badge'
import type { ReviewState } from './review'

const tones = { waiting: 'warning', published: 'success', refused: 'danger' } as const

export function StateBadge({ state }: { state: ReviewState }) {
  const t = useTranslations('office-reviews')
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
}

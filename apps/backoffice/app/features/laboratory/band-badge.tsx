import type { Analysis } from '@haverhof/domain/laboratory'
import { Badge, type Tone } from '../../ui/badge'
import { useValueWords } from './use-value-words'

type Band = 1 | 2 | 3 | 4 | 5

const tones: Record<Analysis, Record<Band, Tone>> = {
  Rqs: { 1: 'danger', 2: 'warning', 3: 'success', 4: 'warning', 5: 'danger' },
  Qs: { 1: 'success', 2: 'success', 3: 'warning', 4: 'danger', 5: 'danger' },
}

/** Where a value lies, in the word that the report has for it. */
export function BandBadge({ analysis, band }: { analysis: Analysis; band: Band | null }) {
  const { verdict } = useValueWords()
  return <Badge tone={band === null ? 'neutral' : tones[analysis][band]}>{verdict(analysis, band)}</Badge>
}

import { Icon } from '../../ui/icon'
import type { AnalysisType, Band, MeasuredValue } from './report'

type Tone = 'good' | 'off' | 'bad' | 'plain'

/** Five bands, in a word each; colour and icon only repeat it (LABORATORY-PAGES-5). */
const tones: Record<AnalysisType, Record<Band, Tone>> = {
  Rqs: { 1: 'bad', 2: 'off', 3: 'good', 4: 'off', 5: 'bad' },
  Qs: { 1: 'good', 2: 'good', 3: 'off', 4: 'bad', 5: 'bad' },
}

const icons: Record<AnalysisType, Record<Band, string>> = {
  Rqs: { 1: 'arrow-down', 2: 'arrow-down', 3: 'check', 4: 'arrow-up', 5: 'arrow-up' },
  Qs: { 1: 'check', 2: 'check', 3: 'info', 4: 'warning', 5: 'warning' },
}

const looks: Record<Tone, string> = {
  good: 'bg-brand-soft text-brand-deep',
  off: 'bg-warning-soft text-warning',
  bad: 'bg-danger-soft text-danger',
  plain: 'bg-sunken text-muted',
}

export function toneOf(type: AnalysisType, band: MeasuredValue['band']): Tone {
  return band === null ? 'plain' : tones[type][band]
}

type Props = { type: AnalysisType; band: MeasuredValue['band']; text: string }

export function Verdict({ type, band, text }: Props) {
  return (
    <span
      className={`rounded-control inline-flex items-center gap-1.5 px-2 py-0.5 text-sm leading-tight font-semibold print:border print:border-current ${looks[toneOf(type, band)]}`}
    >
      <Icon name={band === null ? 'info' : icons[type][band]} size={16} />
      {/* Written as within a sentence, where verdicts stand too. */}
      <span className="inline-block first-letter:uppercase">{text}</span>
    </span>
  )
}

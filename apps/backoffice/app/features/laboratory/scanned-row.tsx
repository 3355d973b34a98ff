import { useTranslations } from '#texts'
import { Badge, type Tone } from '../../ui/badge'
import type { Sample, SampleType } from './sample'
import { TypeChoice } from './type-choice'

const tones = {
  'under-way': 'neutral',
  received: 'success',
  'type-missing': 'warning',
  already: 'neutral',
  unknown: 'danger',
  failed: 'danger',
} as const satisfies Record<string, Tone>

export type Scanned = { code: string; sample?: Sample; state: keyof typeof tones }

type Props = { entry: Scanned; onType: (sampleId: number, sampleType: SampleType) => void }

/** A bag that was scanned, and what became of it. */
export function ScannedRow({ entry: { code, sample, state }, onType }: Props) {
  const t = useTranslations('office-laboratory')
  return (
    <li className="bg-surface border-line rounded-card flex min-h-14 flex-wrap items-center gap-3 border px-4 py-2">
      <span className="text-lg font-semibold">{code}</span>
      <bdi className="min-w-0 flex-1 truncate">{sample?.sampleName}</bdi>
      {state === 'type-missing' && sample ? (
        <TypeChoice value={null} onChange={(type) => onType(sample.sampleId, type)} />
      ) : null}
      <Badge tone={tones[state]}>{t(`scanned.${state}`)}</Badge>
    </li>
  )
}

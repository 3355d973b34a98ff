import { useTranslations } from '#texts'
import { Badge } from '../../ui/badge'
import type { ReportState as State } from './report'

const tones = { open: 'warning', kept: 'success', removed: 'danger' } as const

/** The state of a report as a badge: open, kept or hidden (REPORTS-5). */
export function ReportState({ state }: { state: State }) {
  const t = useTranslations('office-reports')
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
}

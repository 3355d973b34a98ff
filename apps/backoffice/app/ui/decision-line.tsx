import { useTranslations } from '#texts'
import { useFormats } from '../platform/formats'

type Decision = { decidedAt: string | null; decidedBy: string | null; decidedByName: string | null }

/** When something was decided, with its year, and by whom where that is known; nothing while it waits. */
export function DecisionLine({ decision }: { decision: Decision }) {
  const t = useTranslations('office-shell')
  const { day, time } = useFormats()
  const { decidedAt, decidedBy, decidedByName } = decision
  if (decidedAt === null) return null
  const name = decidedByName ?? decidedBy
  const at = `${day(decidedAt)}, ${time(decidedAt)}`
  return <span>{name ? t('decided', { moment: at, name }) : at}</span>
}

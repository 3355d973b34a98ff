import { useTranslations } from '#texts'
import type { StaffSchemas } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { useReasonText } from '../../ui/use-reason-text'

/** LOTS-11: when letters went out because of the lot, by whom, how many, and what they said. */
export function RecallsOfLot({ recalls }: { recalls: readonly StaffSchemas['LotRecall'][] }) {
  const t = useTranslations('office-lots')
  const { moment } = useFormats()
  const reasonText = useReasonText('recall')
  if (recalls.length === 0) return null
  return (
    <ul className="bg-danger-soft text-danger rounded-card grid gap-2 px-4 py-2">
      {recalls.map(({ recallId, at, actor, actorName, letters, reason, ownWords }) => (
        <li key={recallId}>
          <p className="font-semibold">
            {t('letters.went', { count: letters, moment: moment(at), name: actorName ?? actor })}
          </p>
          <bdi>{reasonText(reason, ownWords)}</bdi>
        </li>
      ))}
    </ul>
  )
}

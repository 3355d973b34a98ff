import { useTranslations } from '#texts'
import { Checkbox } from '../../ui/checkbox'
import type { useHold } from './use-hold'

/** The customer has withdrawn, or the bank took the payment back; who ships all the same says so (SHIPMENTS-19, SHIPMENTS-11). */
export function HoldNote({ hold }: { hold: ReturnType<typeof useHold> }) {
  const t = useTranslations('office-shipping')
  if (hold.holds.length === 0) return null
  return (
    <div role="alert" className="bg-warning-soft text-warning rounded-card grid gap-2 px-4 py-3">
      {hold.holds.map((why) => (
        <p key={why} className="font-medium">
          {t(`${why}.note`)}
        </p>
      ))}
      <Checkbox isSelected={hold.isSentAnyway} onChange={hold.setSentAnyway} label={t('withdrawn.despite')} />
    </div>
  )
}

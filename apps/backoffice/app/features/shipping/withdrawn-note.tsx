import { useTranslations } from '#texts'
import { Checkbox } from '../../ui/checkbox'

type Props = { isSentAnyway: boolean; onChange: (isSentAnyway: boolean) => void }

/** SHIPMENTS-10: the customer has withdrawn; who ships all the same says so. */
export function WithdrawnNote({ isSentAnyway, onChange }: Props) {
  const t = useTranslations('office-shipping')
  return (
    <div role="alert" className="bg-warning-soft text-warning rounded-card grid gap-2 px-4 py-3">
      <p className="font-medium">{t('withdrawn.note')}</p>
      <Checkbox isSelected={isSentAnyway} onChange={onChange} label={t('withdrawn.despite')} />
    </div>
  )
}

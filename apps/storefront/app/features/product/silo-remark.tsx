import { useTranslations } from '#texts'
import { Icon } from '../../ui/icon'

/** From how many horses a silo is worthwhile is said by each language for itself. */
export function SiloRemark() {
  const t = useTranslations('delivery-note.silo')
  return (
    <div className="bg-brand-soft rounded-card flex items-start gap-4 p-5">
      <Icon name="silo" size={28} />
      <div>
        <p className="font-semibold">{t('title')}</p>
        <p className="text-sm">{t('text')}</p>
      </div>
    </div>
  )
}

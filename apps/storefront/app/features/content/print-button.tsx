import { useTranslations } from '#texts'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'

export function PrintButton() {
  const t = useTranslations('ui')
  return (
    <Button data-no-print className="self-start" onClick={() => window.print()}>
      <Icon name="print" size={20} />
      {t('print')}
    </Button>
  )
}

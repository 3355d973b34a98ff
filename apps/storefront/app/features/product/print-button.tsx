import { useTranslations } from '#texts'
import { Icon } from '../../ui/icon'

/** Label and figures on paper, for the feed room. */
export function PrintButton() {
  const t = useTranslations('product')
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className="text-muted inline-flex min-h-11 items-center gap-2 text-sm underline-offset-4 hover:underline noscript:hidden"
      data-no-print
    >
      <Icon name="print" size={20} />
      {t('print')}
    </button>
  )
}

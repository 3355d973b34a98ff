import { useTranslations } from '#texts'
import { useShop } from '../../shared/shop/shop'
import { Button, ButtonLink } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { compareAddress } from './compare-address'
import { clearCompared } from './compare-store'
import { ReplaceDialog } from './replace-dialog'

/** Stays in sight while products are being chosen, and leads to them side by side. */
export function Dock({ ids, className = '' }: { ids: readonly number[]; className?: string }) {
  const t = useTranslations('compare')
  const { language } = useShop()
  return (
    <>
      <section
        aria-label={t('dock.label')}
        className={`border-line bg-surface rounded-card fixed right-4 bottom-4 z-20 flex max-w-[calc(100%-3.2rem)] items-center gap-1 border p-1.5 shadow-lg ${className}`}
        data-no-print
      >
        <ButtonLink to={compareAddress(language, ids)} look="brand">
          <Icon name="compare" size={20} />
          {t('dock.open', { count: ids.length })}
        </ButtonLink>
        <Button look="text" className="min-w-11" onClick={clearCompared}>
          <Icon name="close" size={20} label={t('dock.clear')} />
        </Button>
      </section>
      <ReplaceDialog ids={ids} />
    </>
  )
}

import { Suspense, useState } from 'react'
import { useTranslations } from '#texts'
import { lateWithTexts } from '../../shared/shop/late-with-texts'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'

const StockAlertForm = lateWithTexts(
  'forms stock-alert',
  async () => (await import('./stock-alert-form')).StockAlertForm,
)

/** To be told when the pack is there; the form comes when it is asked for (STOCK-ALERTS-2). */
export function StockAlert({ variantId }: { variantId: number }) {
  const t = useTranslations('product.unavailable')
  const [isOpen, setIsOpen] = useState(false)
  const button = (
    <Button look="primary" className="min-h-12 w-full" onClick={() => setIsOpen(true)} aria-busy={isOpen}>
      <Icon name="mail" size={20} />
      {t('alert')}
    </Button>
  )
  return (
    <div className="noscript:hidden" data-no-print>
      {isOpen ? (
        <Suspense fallback={button}>
          <StockAlertForm variantId={variantId} />
        </Suspense>
      ) : (
        button
      )}
    </div>
  )
}

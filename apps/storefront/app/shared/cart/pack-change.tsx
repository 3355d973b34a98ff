import { Suspense, useState } from 'react'
import { useTranslations } from '#texts'
import { latePart } from '../../toolkit/connection'
import type { CartLine } from './cart-state'
import { useCartState } from './open-cart'

const PackField = latePart(async () => (await import('./pack-field')).PackField)

/** Another pack of the same product, where there are several; what it takes comes with the press (CART-PAGES-25). */
export function PackChange({ line }: { line: CartLine }) {
  const t = useTranslations('cart.pack')
  const { repacked } = useCartState()
  const [isOpen, setIsOpen] = useState(false)
  if (!line.packs) return null
  const button = (
    <button
      type="button"
      onClick={() => setIsOpen(true)}
      className="text-muted hover:text-ink inline-flex min-h-11 items-center text-sm underline decoration-1 underline-offset-4"
    >
      {t('change')}
      <span className="sr-only"> {line.description}</span>
    </button>
  )
  if (!isOpen && repacked?.to !== line.productVariantId) return button
  return (
    <Suspense fallback={button}>
      <PackField line={line} />
    </Suspense>
  )
}

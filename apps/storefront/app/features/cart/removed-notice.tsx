import { useEffect, useRef } from 'react'
import { useTranslations } from '#texts'
import { announce } from '../../shared/shop/announce'
import { type CartState, problemText, useCart } from '../../shared/cart'
import { useFormats } from '../../shared/prices/formats'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'

/** Restores a removed line; takes the focus of the button that was removed with it (CART-PAGES-6). */
export function RemovedNotice({ removed }: { removed: CartState['removed'] }) {
  const t = useTranslations('cart')
  const formats = useFormats()
  const cart = useCart()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (removed) button.current?.focus()
  }, [removed])
  if (!removed) return null
  const undo = async () => {
    const refused = await cart().undoRemove()
    announce(refused ? problemText(refused, t, formats) : t('added', { product: removed.description }))
  }
  return (
    <div className="bg-sunken rounded-control flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-1">
      <p>{t('lines.removed', { product: removed.description })}</p>
      <Button ref={button} look="text" onClick={() => void undo()}>
        <Icon name="return" size={18} />
        {t('lines.undo')}
      </Button>
    </div>
  )
}

import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from '#texts'
import { keepsCart, useCart } from '../../../shared/cart'
import { useShop } from '../../../shared/shop/shop'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import { orderedCart } from '../order/ordered-cart'

/**
 * Gives up the unpaid order; what was in it goes on in the cart. Only the browser that ordered can. The cart itself is left alone until
 * then: it ends in the moment that the order is paid, which may be any.
 */
export function ChangeCart({ orderId }: { orderId: number }) {
  const t = useTranslations('ordered.complete.unpaid')
  const cart = useCart()
  const navigate = useNavigate()
  const shop = useShop()
  const [hasFailed, setHasFailed] = useState(false)
  const ordered = orderedCart(orderId)
  if (!ordered || !keepsCart(shop, ordered.cartId)) return null
  const reopen = async () => {
    const store = cart()
    // Opening the cart reads it, and the one that is read here is gone after the change.
    await store.settled()
    const problem = await store.reopen()
    if (problem) setHasFailed(true)
    else void navigate('/cart/')
  }
  return (
    <div className="border-line border-t pt-4">
      <p>{t('changeText')}</p>
      <Button onClick={() => void reopen()} className="mt-3">
        {t('change')}
      </Button>
      {hasFailed ? (
        <Notice tone="danger" role="alert" className="mt-3">
          {t('changeFailed')}
        </Notice>
      ) : null}
    </div>
  )
}

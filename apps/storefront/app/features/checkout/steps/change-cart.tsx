import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from '#texts'
import { useCart, useCartState } from '../../../shared/cart'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/notice'

/** Gives up the unpaid order; what was in it goes on in the cart. Only the browser that ordered can. */
export function ChangeCart({ orderId }: { orderId: number }) {
  const t = useTranslations('ordered.complete.unpaid')
  const cart = useCart()
  const navigate = useNavigate()
  const { cart: known } = useCartState()
  const [hasFailed, setHasFailed] = useState(false)
  if (known?.order?.orderId !== orderId) return null
  const reopen = async () => {
    const problem = await cart().reopen()
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

import { useState } from 'react'
import { useTranslations } from '#texts'
import { Button, ButtonLink } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { announce } from '../shop/announce'
import { useFormats } from '../prices/formats'
import { useCart, useCartState } from './open-cart'
import { problemText } from './problem-text'

/** While the order of this cart waits for its payment, one pays it or takes it back (CART-PAGES-8). */
export function OrderPending({ className = '' }: { className?: string }) {
  const t = useTranslations('cart')
  const formats = useFormats()
  const cart = useCart()
  const order = useCartState().cart?.order
  const [message, setMessage] = useState<string | null>(null)
  if (!order) return null
  const change = async () => {
    const problem = await cart().reopen()
    const text = problem ? problemText(problem, t, formats) : t('order.changed')
    announce(text)
    setMessage(problem ? text : null)
  }
  const query = new URLSearchParams({ id: String(order.orderId), key: order.orderKey })
  return (
    <section
      aria-labelledby="order-pending"
      className={`bg-warning-soft rounded-card flex items-start gap-4 p-5 ${className}`}
    >
      <Icon name="clock" size={28} className="text-warning" />
      <div className="min-w-0">
        <h2 id="order-pending" className="text-lg">
          {t('order.title')}
        </h2>
        <p className="text-sm">{t('order.text')}</p>
        {message && <p className="text-danger mt-2 text-sm font-medium">{message}</p>}
        <div className="mt-3 flex flex-wrap gap-3">
          <ButtonLink look="brand" to={`/checkout/complete/?${query}`}>
            {t('order.pay')}
          </ButtonLink>
          <Button onClick={() => void change()}>{t('order.change')}</Button>
        </div>
      </div>
    </section>
  )
}

import type { CheckoutStep } from '@haverhof/domain/checkout'
import { useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { useTranslations } from '#texts'
import { trackSkippedDelivery } from '../../features/checkout/delivery/step-tracking'
import { Pending } from '../../features/checkout/steps/pending'
import { useOpening } from '../../features/checkout/steps/use-opening'
import { wayAround } from '../../features/checkout/steps/closed-step'
import { useCart, useCartState } from '../../shared/cart'
import { Button } from '../../ui/button'
import { Container } from '../../ui/container'
import { Notice } from '../../ui/notice'

/** The three steps share the cart of this browser; a closed one leads to what is missing (CHECKOUT-PAGES-5). */
export default function StepsLayout() {
  const cart = useCart()
  const state = useCartState()
  const step = useLocation().pathname.split('/')[2] as CheckoutStep
  const navigate = useNavigate()
  const isOpening = useOpening(state, step, trackSkippedDelivery)
  const detour = wayAround(state, step)
  useEffect(() => {
    if (detour) void navigate(detour, { replace: true })
  }, [detour, navigate])
  return (
    <>
      {state.phase === 'failed' ? <CartFailure retry={() => void cart().refresh()} /> : null}
      {isOpening ? (
        <Container className="min-h-[60dvh] py-10">
          <Pending hasFailed={false} retry={() => undefined} />
        </Container>
      ) : (
        <Outlet />
      )}
    </>
  )
}

function CartFailure({ retry }: { retry: () => void }) {
  const t = useTranslations('checkout.frame')
  return (
    <Container className="pt-6">
      <Notice tone="danger" role="alert">
        <p className="font-semibold">{t('failed.title')}</p>
        <p>{t('failed.text')}</p>
        <Button onClick={retry} className="mt-3">
          {t('retry')}
        </Button>
      </Notice>
    </Container>
  )
}

import { type ReactNode, Suspense } from 'react'
import { useTranslations } from '#texts'
import { lateWithTexts } from '../../shared/shop/late-with-texts'
import { Late } from '../../toolkit/late'
import { Container } from '../../ui/container'
import { Icon } from '../../ui/icon'
import { Wordmark } from '../header/wordmark'
import { useShop } from '../../shared/shop/shop'

const CheckoutFooter = lateWithTexts<{ openNow: ReactNode }>(
  'footer',
  async () => (await import('./checkout-footer')).CheckoutFooter,
)

type Props = { steps: ReactNode; openNow: ReactNode; children: ReactNode }

/**
 * The frame of checkout: who we are, where one is, and who helps. Nothing in it leads away by accident. Its foot is below
 * the window, so that it stays where it is when the cart arrives.
 */
export function CheckoutFrame({ steps, openNow, children }: Props) {
  return (
    <>
      <CheckoutHeader steps={steps} />
      <main id="main" tabIndex={-1} className="min-h-dvh outline-none">
        {children}
      </main>
      <Suspense>
        <Late when="visible">
          <CheckoutFooter openNow={openNow} />
        </Late>
      </Suspense>
    </>
  )
}

function CheckoutHeader({ steps }: { steps: ReactNode }) {
  const t = useTranslations('checkout.frame')
  const shop = useShop()
  const { phone, phoneLink } = shop.site.customerService
  return (
    <header data-shell="" className="border-line border-b">
      <Container className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2 md:py-3">
        <Wordmark facts={shop} />
        <div className="order-last w-full md:order-none md:w-auto">{steps}</div>
        <a
          href={phoneLink}
          className="rounded-control inline-flex min-h-11 min-w-11 items-center justify-end gap-2 text-sm font-medium underline-offset-4 hover:underline"
        >
          <Icon name="phone" size={20} />
          <span className="sr-only xs:not-sr-only">{t('help')}</span>
          <span className="max-xs:sr-only tabular-nums">{phone}</span>
        </a>
      </Container>
    </header>
  )
}

import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { Late } from '../../toolkit/late'
import { Container } from '../../ui/container'
import { Icon } from '../../ui/icon'
import { LinkArea } from '../../ui/link-area'
import { LegalLinks } from '../footer/legal-links'
import { Wordmark } from '../header/wordmark'
import { useShop } from '../../shared/shop/shop'

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
      <Late when="visible">
        <CheckoutFooter openNow={openNow} />
      </Late>
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

function CheckoutFooter({ openNow }: { openNow: ReactNode }) {
  const t = useTranslations('checkout.frame')
  const shop = useShop()
  const { phone, phoneLink, email, openingHours } = shop.site.customerService
  return (
    <footer data-shell="" className="border-line bg-sunken mt-16 border-t text-sm">
      <LinkArea>
        <Container className="flex flex-wrap justify-between gap-x-16 gap-y-6 py-8">
          <section aria-labelledby="checkout-help" className="min-w-0">
            <h2 id="checkout-help" className="text-lg">
              {t('helpTitle')}
            </h2>
            <p className="flex flex-wrap gap-x-6">
              <a
                href={phoneLink}
                className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4"
              >
                <Icon name="phone" size={18} />
                {phone}
              </a>
              <a
                href={`mailto:${email}`}
                className="inline-flex min-h-11 min-w-0 items-center gap-2 underline underline-offset-4"
              >
                <Icon name="mail" size={18} />
                <span className="min-w-0 [overflow-wrap:anywhere]">{email}</span>
              </a>
            </p>
            {openNow}
          </section>
          <dl>
            {openingHours.map(({ days, hours }) => (
              <div key={days} className="flex flex-wrap justify-between gap-x-4">
                <dt>{days}</dt>
                <dd className="tabular-nums">{hours}</dd>
              </div>
            ))}
          </dl>
          <div className="w-full">
            <LegalLinks />
          </div>
        </Container>
      </LinkArea>
    </footer>
  )
}

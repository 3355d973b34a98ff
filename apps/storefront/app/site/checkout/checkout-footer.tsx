import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { Container } from '../../ui/container'
import { Icon } from '../../ui/icon'
import { LinkArea } from '../../ui/link-area'
import { LegalLinks } from '../footer/legal-links'
import { useShop } from '../../shared/shop/shop'

/** Who helps, when, and what applies. */
export function CheckoutFooter({ openNow }: { openNow: ReactNode }) {
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

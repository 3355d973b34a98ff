import { type ReactNode, useState } from 'react'
import { useTranslations } from '#texts'
import { useMedia } from '../../toolkit/use-media'
import { Container } from '../../ui/container'
import { Icon } from '../../ui/icon'
import { LinkArea } from '../../ui/link-area'
import { Wordmark } from '../header/wordmark'
import { type MenuItem, type Shop, hasCart, useShop } from '../../shared/shop/shop'
import { CustomerService } from './customer-service'
import { LegalLinks } from './legal-links'
import { PaymentMethods, SocialMedia } from './marks'
import { NewsletterForm } from './newsletter-form'

/** The foot of every page. `openNow` is known in the browser only. */
export function Footer({ openNow }: { openNow?: ReactNode }) {
  const shop = useShop()
  return (
    <footer data-shell="" className="border-line bg-sunken mt-6 border-t sm:mt-10">
      <FooterParts shop={shop} openNow={openNow} />
    </footer>
  )
}

function FooterParts({ shop, openNow }: { shop: Shop; openNow: ReactNode }) {
  const { columns, closing } = shop.footer
  return (
    <LinkArea>
      {hasCart(shop) ? <NewsletterForm /> : null}
      <Container className="grid grid-cols-1 gap-x-12 gap-y-6 py-8 sm:gap-y-10 sm:py-14 md:grid-cols-[1.3fr_3fr]">
        <div className="space-y-8">
          <CustomerService openNow={openNow} />
          <SocialMedia />
        </div>
        <div className="grid grid-cols-1 content-start gap-x-8 sm:grid-cols-3 sm:gap-y-10">
          {columns.map(({ title, links }) => (
            <FooterColumn key={title} title={title} links={links} />
          ))}
        </div>
      </Container>
      <div className="border-line border-t">
        <Container className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 py-6">
          <Wordmark facts={shop} />
          {hasCart(shop) ? <PaymentMethods /> : null}
        </Container>
      </div>
      <div className="border-line border-t">
        <Container className="text-muted flex flex-col gap-3 py-6 text-sm">
          <LegalLinks />
          <p className="max-w-prose">{closing}</p>
          {hasCart(shop) ? <PriceNote /> : null}
        </Container>
      </div>
    </LinkArea>
  )
}

function FooterColumn({ title, links }: { title: string; links: readonly MenuItem[] }) {
  return (
    <nav aria-label={title}>
      <Fold title={title}>
        <ul>
          {links.map((link) => (
            <li key={link.url}>
              <a href={link.url} lang={link.lang}>
                {link.title}
              </a>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  )
}

/** On small screens a column opens when it is asked for; on wide ones it always is (styles/footer.css) (SHELL-24). */
function Fold({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const isWide = useMedia('(min-width: 768px)')
  return (
    <details
      className="footer-column"
      open={isOpen || isWide}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open && !isWide)}
    >
      <summary>
        <h2>{title}</h2>
        <Icon name="chevron-down" size={20} />
      </summary>
      {children}
    </details>
  )
}

/** Prices include VAT; where another currency is shown beside it, the euro amount is the binding one. */
function PriceNote() {
  const text = useTranslations('footer')
  const { site, footer } = useShop()
  const { currency, currencyDisclaimer } = site
  const delivery = footer.columns.flatMap(({ links }) => links).find(({ ref }) => ref === 'page:delivery')
  return (
    <p className="max-w-prose">
      {text('pricesIncludeVat')}{' '}
      {delivery ? (
        <a href={delivery.url} className="underline underline-offset-4">
          {text('deliveryCosts')}
        </a>
      ) : null}
      {currency === 'EUR' ? null : (
        <>
          {' '}
          {text('euroBinding', { currency })}{' '}
          {currencyDisclaimer ? (
            <a href={currencyDisclaimer.url} className="underline underline-offset-4">
              {currencyDisclaimer.title}
            </a>
          ) : null}
        </>
      )}
    </p>
  )
}

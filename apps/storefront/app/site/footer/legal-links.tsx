import { useTranslations } from '#texts'
import { openConsentSettings } from '../../shared/consent/consent'
import { type MenuItem, useShop } from '../../shared/shop/shop'

/** The way to withdraw from a contract must catch the eye (Directive 2011/83/EU, Art. 11a) (CHECKOUT-PAGES-17). */
const prominent = 'legal-prominent'

/** Links that the law requires on every page. */
export function LegalLinks() {
  const text = useTranslations('footer')
  const { legal } = useShop().footer
  return (
    <nav aria-label={text('legal')}>
      <ul className="legal-links">
        {legal.map((link) => (
          <li key={link.url}>
            <a
              href={legalUrl(link)}
              lang={link.lang}
              className={link.ref === 'page:withdrawal' ? prominent : undefined}
            >
              {link.title}
            </a>
          </li>
        ))}
        <li>
          <button type="button" onClick={openConsentSettings}>
            {text('cookieSettings')}
          </button>
        </li>
      </ul>
    </nav>
  )
}

/** Who wants to withdraw comes to the form at once; the form leads on to the page about the right (CHECKOUT-PAGES-17). */
function legalUrl({ ref, url }: MenuItem): string {
  return ref === 'page:withdrawal' ? '/withdraw/' : url
}

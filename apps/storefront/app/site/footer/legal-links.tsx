import { useTranslations } from '#texts'
import { openConsentSettings } from '../../shared/consent/consent'
import { type MenuItem, useShop } from '../../shared/shop/shop'

const look = 'hover:text-ink inline-flex min-h-11 items-center underline-offset-4 hover:underline'

/** CHECKOUT-PAGES-17: the way to withdraw from a contract must catch the eye (Directive 2011/83/EU, Art. 11a). */
const prominent =
  'border-line-strong text-ink rounded-control hover:bg-surface inline-flex min-h-11 items-center border px-4 font-semibold'

/** What the law wants within reach of every page. */
export function LegalLinks() {
  const text = useTranslations('shell.footer')
  const { legal } = useShop().footer
  return (
    <nav aria-label={text('legal')}>
      <ul className="text-muted flex flex-wrap items-center gap-x-6 gap-y-2">
        {legal.map((link) => (
          <li key={link.url}>
            <a
              href={legalUrl(link)}
              lang={link.lang}
              className={link.ref === 'page:withdrawal' ? prominent : look}
            >
              {link.title}
            </a>
          </li>
        ))}
        <li>
          <button type="button" onClick={openConsentSettings} className={look}>
            {text('cookieSettings')}
          </button>
        </li>
      </ul>
    </nav>
  )
}

/** CHECKOUT-PAGES-17: who wants to withdraw comes to the form at once; the form leads on to the page about the right. */
function legalUrl({ ref, url }: MenuItem): string {
  return ref === 'page:withdrawal' ? '/withdraw/' : url
}

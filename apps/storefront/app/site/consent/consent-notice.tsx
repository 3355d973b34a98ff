import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button'
import { useShop } from '../shop'
import { chooseConsent, openConsentSettings } from './consent'

/** Three answers of equal weight; the page stays usable meanwhile. */
export function ConsentNotice() {
  const text = useTranslations('shell.cookies')
  const policy = usePolicy()
  return (
    <section
      aria-labelledby="cookie-notice"
      className="border-line bg-surface border-t p-4 shadow-xl sm:px-8 sm:py-6"
    >
      <div className="mx-auto flex max-w-page flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div className="max-w-prose">
          <h2 id="cookie-notice" className="text-lg">
            {text('title')}
          </h2>
          <p className="mt-1 text-sm">
            {text('text')}{' '}
            {policy ? (
              <a href={policy.url} className="inline-block py-0.5 underline underline-offset-4">
                {policy.title}
              </a>
            ) : null}
          </p>
        </div>
        <div className="grid w-full gap-2 xs:grid-cols-3 lg:w-auto">
          <Button look="brand" onClick={() => chooseConsent({ analytics: true, marketing: true })}>
            {text('accept')}
          </Button>
          <Button look="brand" onClick={() => chooseConsent({ analytics: false, marketing: false })}>
            {text('refuse')}
          </Button>
          <Button look="brand" onClick={openConsentSettings}>
            {text('settings')}
          </Button>
        </div>
      </div>
    </section>
  )
}

function usePolicy() {
  const { footer } = useShop()
  const links = [...footer.legal, ...footer.columns.flatMap((column) => column.links)]
  return links.find(({ ref }) => ref === 'page:cookies') ?? links.find(({ ref }) => ref === 'page:privacy')
}

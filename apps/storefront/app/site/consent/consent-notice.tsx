import type { ComponentProps } from 'react'
import { useTranslations } from '#texts'
import { Button } from '../../ui/button'
import { Container } from '../../ui/container'
import { useShop } from '../shop'
import { chooseConsent, openConsentSettings } from './consent'

/** Three answers of equal weight; the page stays usable meanwhile. */
export function ConsentNotice() {
  const text = useTranslations('shell.cookies')
  const policy = usePolicy()
  return (
    <section
      aria-labelledby="cookie-notice"
      className="border-line bg-surface border-t py-4 shadow-xl sm:py-6"
    >
      <Container className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div className="max-w-prose">
          <h2 id="cookie-notice" className="text-lg">
            {text('title')}
          </h2>
          <div className="mt-1 text-sm">
            {sentences(text('text')).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {policy ? (
              <a href={policy.url} className="inline-block py-0.5 underline underline-offset-4">
                {policy.title}
              </a>
            ) : null}
          </div>
        </div>
        <div className="flex w-full flex-wrap gap-2 lg:w-auto">
          <Answer onClick={() => chooseConsent({ analytics: true, marketing: true })}>
            {text('accept')}
          </Answer>
          <Answer onClick={() => chooseConsent({ analytics: false, marketing: false })}>
            {text('refuse')}
          </Answer>
          <Answer onClick={openConsentSettings}>{text('settings')}</Answer>
        </div>
      </Container>
    </section>
  )
}

/** Each on its own line: one long paragraph would be the largest thing on a phone, and so the moment a page counts as loaded. */
function sentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/)
}

function Answer(props: ComponentProps<typeof Button>) {
  return <Button look="brand" className="flex-1 text-sm max-sm:px-3 sm:text-base" {...props} />
}

function usePolicy() {
  const { footer } = useShop()
  const links = [...footer.legal, ...footer.columns.flatMap((column) => column.links)]
  return links.find(({ ref }) => ref === 'page:cookies') ?? links.find(({ ref }) => ref === 'page:privacy')
}

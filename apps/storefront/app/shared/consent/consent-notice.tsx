import type { ComponentProps, FocusEvent } from 'react'
import { useTranslations } from '#texts'
import { useStore } from '../../toolkit/store'
import { Button } from '../../ui/button'
import { Container } from '../../ui/container'
import { useShop } from '../shop/shop'
import { chooseConsent, comeFrom, consentView, openConsentSettings } from './consent'

/**
 * The page brings the question along, unseen; a line of script in its head shows it to those who have not
 * answered, before anything is painted (CONSENT-5). Once hydrated, `consentView` decides.
 */
export function ConsentNotice() {
  const view = useStore(consentView, 'unknown')
  if (view === 'closed' || view === 'settings') return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notes where the focus came from
    <section
      aria-labelledby="cookie-notice"
      onFocus={noteWhereFrom}
      data-question={view === 'notice' ? 'asked' : 'unasked'}
      className="border-line bg-surface max-h-[60dvh] overflow-y-auto overscroll-contain border-t py-3 shadow-xl sm:py-6"
    >
      <Question />
    </section>
  )
}

/** Three answers of equal weight; the page stays usable meanwhile. */
function Question() {
  const text = useTranslations('shell.cookies')
  const policy = usePolicy()
  return (
    <Container className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3 sm:gap-y-4">
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
        <Answer onClick={() => chooseConsent({ analytics: true, marketing: true })}>{text('accept')}</Answer>
        <Answer onClick={() => chooseConsent({ analytics: false, marketing: false })}>
          {text('refuse')}
        </Answer>
        <Answer onClick={openConsentSettings}>{text('settings')}</Answer>
      </div>
    </Container>
  )
}

function noteWhereFrom({ relatedTarget, currentTarget }: FocusEvent): void {
  if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) comeFrom(relatedTarget)
}

/** Each on its own line: short lines are read, a long paragraph over a page is not. */
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

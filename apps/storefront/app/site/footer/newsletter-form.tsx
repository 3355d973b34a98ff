import { useState } from 'react'
import { type MessageKey, useTranslations } from '#texts'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { Container } from '../../ui/container'
import { controlLook } from '../../ui/control-look'
import { described, FieldError, FieldFrame } from '../../ui/field-frame'
import { PrivacyLink } from '../../shared/forms/privacy-link'
import { DoneNotice } from '../../shared/forms/done-notice'
import { FormFrame } from '../../shared/forms/form-frame'
import { useSmallForm } from '../../shared/forms/use-small-form'
import { textsOf } from '../../shared/shop/locale'
import { useShop } from '../../shared/shop/shop'

/** The HTML of the footer is kept between pages, so the id is the same on all of them. */
const id = 'footer-newsletter'

const codeMissing = 'code-missing'

type Done = { title: string; text: string }

/** A visitor asks for the newsletter (NEWSLETTER-7). What it takes to judge and send comes with the press. */
export function NewsletterForm() {
  const t = useTranslations('footer.newsletter')
  const [done, setDone] = useState<Done | null>(null)
  return (
    <div className="border-line border-b noscript:hidden" data-no-print>
      <Container className="grid grid-cols-1 items-start gap-x-12 gap-y-4 py-10 md:grid-cols-[1.3fr_3fr]">
        <div>
          <h2 className="text-2xl">{t('title')}</h2>
          <p className="text-muted mt-2">{t('text')}</p>
        </div>
        <div className="max-w-[64rem]">
          {done ? <DoneNotice title={done.title}>{done.text}</DoneNotice> : <MailboxForm onDone={setDone} />}
        </div>
      </Container>
    </div>
  )
}

function MailboxForm({ onDone }: { onDone: (done: Done) => void }) {
  const t = useTranslations('footer.newsletter')
  const { field, isBusy, submit } = useRequest(onDone)
  const { error, ...mailbox } = field('emailAddress')
  return (
    <FormFrame submit={submit} withoutScripts="hidden" className="">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-4">
        <FieldFrame id={id} label={t('label')} className="flex-1 basis-[26rem]">
          <input
            {...mailbox}
            id={id}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            className={controlLook}
            {...described(id, { hint: true, error })}
          />
        </FieldFrame>
        <Button
          type="submit"
          look="brand"
          aria-disabled={isBusy || undefined}
          className="min-h-12 max-xs:order-2 max-xs:w-full"
        >
          {t('submit')}
        </Button>
        {error ? (
          <div className="-mt-4 basis-full max-xs:order-1">
            <FieldError id={id} error={error} />
          </div>
        ) : null}
      </div>
      <Checkbox name="reminders" label={t('reminders')} className="mt-2" />
      <p id={`${id}-hint`} className="text-muted mt-2 text-sm">
        {t('consent')} <PrivacyLink>{t('privacy')}</PrivacyLink>
      </p>
    </FormFrame>
  )
}

/** The words of errors come with what finds them; where not even that has come, the page has words of its own. */
function useRequest(onDone: (done: Done) => void) {
  const shop = useShop()
  const t = useTranslations('shell.error')
  return useSmallForm<{ emailAddress: string; reminders: string }>({
    start: { emailAddress: '', reminders: '' },
    problemsOf: () => [],
    send: async ({ emailAddress, reminders }) => {
      const answer = await import('./request-newsletter')
        .then(({ requestNewsletter }) => requestNewsletter(shop, emailAddress, reminders === 'on'))
        .catch(() => ({ error: codeMissing }))
      if (!('error' in answer)) return onDone(answer)
      return { status: 0, code: answer.error, errors: [{ parameter: 'emailAddress', message: answer.error }] }
    },
    wordsOf: ({ type }) =>
      type === codeMissing ? t('explanation') : textsOf(shop.locale, 'forms')(type as MessageKey<'forms'>),
  })
}

import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from '#texts'
import { Button } from '../../ui/button'
import { Container } from '../../ui/container'
import { controlLook } from '../../ui/control-look'
import { described, FieldError, FieldFrame } from '../../ui/field-frame'
import { DoneNotice } from '../../shared/forms/done-notice'
import { useShop } from '../../shared/shop/shop'
import type { NewsletterAnswer } from './request-newsletter'

/** The HTML of the footer is kept between pages, so the id is the same on all of them. */
const id = 'footer-newsletter'

type Stage = { name: 'asking' | 'sending'; error?: string | undefined } | NewsletterAnswer

/** NEWSLETTER-7: a visitor asks for the newsletter. What it takes to judge and send comes with the press. */
export function NewsletterForm() {
  const t = useTranslations('shell.footer.newsletter')
  const [stage, send] = useRequest()
  return (
    <div className="border-line border-b noscript:hidden" data-no-print>
      <Container className="grid items-start gap-x-12 gap-y-4 py-10 md:grid-cols-[1.3fr_3fr]">
        <div>
          <h2 className="text-2xl">{t('title')}</h2>
          <p className="text-muted mt-2">{t('text')}</p>
        </div>
        <div className="max-w-[64rem]">
          {stage.name === 'done' ? (
            <DoneNotice title={stage.title}>{stage.text}</DoneNotice>
          ) : (
            <MailboxForm error={stage.error} isBusy={stage.name === 'sending'} send={send} />
          )}
        </div>
      </Container>
    </div>
  )
}

type FormProps = { error: string | undefined; isBusy: boolean; send: (emailAddress: string) => Promise<void> }

function MailboxForm({ error, isBusy, send }: FormProps) {
  const t = useTranslations('shell.footer.newsletter')
  const privacy = useShop().footer.legal.find(({ ref }) => ref === 'page:privacy')
  const field = useFieldOfBefore()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void send(field.current?.value ?? '').then(() => field.current?.focus())
  }
  return (
    <form noValidate method="post" onSubmit={submit}>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-4">
        <FieldFrame id={id} label={t('label')} className="flex-1 basis-[26rem]">
          <input
            ref={field}
            id={id}
            name="emailAddress"
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
      <p id={`${id}-hint`} className="text-muted mt-2 text-sm">
        {t('consent')}{' '}
        {privacy ? (
          <a href={privacy.url} className="underline underline-offset-4">
            {t('privacy')}
          </a>
        ) : null}
      </p>
    </form>
  )
}

/** The field, with what was typed while the footer was only HTML. */
function useFieldOfBefore() {
  const field = useRef<HTMLInputElement>(null)
  const [before] = useState(() => (import.meta.env.SSR ? null : document.getElementById(id)))
  useLayoutEffect(() => {
    if (field.current && before) field.current.value = (before as HTMLInputElement).value
  }, [before])
  return field
}

function useRequest() {
  const shop = useShop()
  const t = useTranslations('shell.error')
  const [stage, setStage] = useState<Stage>({ name: 'asking' })
  const send = async (emailAddress: string) => {
    setStage({ name: 'sending' })
    try {
      const { requestNewsletter } = await import('./request-newsletter')
      setStage(await requestNewsletter(shop, emailAddress))
    } catch {
      // Not even the code arrived.
      setStage({ name: 'asking', error: t('explanation') })
    }
  }
  return [stage, send] as const
}

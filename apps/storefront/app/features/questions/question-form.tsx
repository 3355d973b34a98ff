import {
  type QuestionFields,
  questionLimits,
  questionProblems,
  tidyQuestion,
} from '@haverhof/domain/questions'
import { askerAddressDays } from '@haverhof/domain/shared'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '#texts'
import { PrivacyLink } from '../../shared/forms/privacy-link'
import { useAccount } from '../../shared/account'
import { EmailField } from '../../shared/forms/email-field'
import { FormFailure, FormFrame } from '../../shared/forms/form-frame'
import { useSmallForm } from '../../shared/forms/use-small-form'
import { announce } from '../../shared/shop/announce'
import { useApi } from '../../shared/shop/use-api'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { TextArea } from '../../ui/text-area'
import { TextField } from '../../ui/text-field'

/** A question, a name to show and a mailbox for the answer (QUESTIONS-15). */
export function QuestionForm({ productId }: { productId: number }) {
  const t = useTranslations('questions')
  const api = useApi()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const send = async (fields: QuestionFields) => {
    await api.questions.ask({ productId, ...fields })
    setSentTo(fields.emailAddress)
    announce(t('done', { email: fields.emailAddress }))
  }
  return sentTo ? <Done text={t('done', { email: sentTo })} /> : <Fields send={send} />
}

/** It takes the focus of the form that is gone. */
function Done({ text }: { text: string }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <Notice ref={notice} tabIndex={-1} tone="success" className="max-w-prose [overflow-wrap:anywhere]">
      {text}
    </Notice>
  )
}

function Fields({ send }: { send: (fields: QuestionFields) => Promise<void> }) {
  const t = useTranslations('questions')
  const { accountInfo } = useAccount()
  const { field, failure, isBusy, submit } = useSmallForm<QuestionFields>({
    start: { question: '', asker: '', emailAddress: '' },
    problemsOf: (values) => questionProblems(tidyQuestion(values)),
    send: (values) => send(tidyQuestion(values)),
  })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  useEffect(() => {
    if (accountInfo) fillEmpty(form.current, { ...accountInfo, asker: accountInfo.firstName })
  }, [accountInfo])
  return (
    <FormFrame ref={form} submit={submit} className="flex max-w-prose flex-col gap-5">
      <TextArea
        {...field('question')}
        label={t('fields.question')}
        hint={t('fields.questionHint')}
        rows={4}
        maxLength={questionLimits.question}
      />
      <TextField
        {...field('asker')}
        label={t('fields.asker')}
        hint={t('fields.askerHint')}
        maxLength={questionLimits.asker}
        autoComplete="given-name"
      />
      <EmailField {...field('emailAddress')} hint={t('fields.emailHint')} />
      <Notice>{t('health')}</Notice>
      <Privacy />
      <FormFailure
        problem={failure}
        wordsOf={({ code }) => (code === 'already-asked' ? t('failures.already-asked') : null)}
      />
      <Button type="submit" look="primary" aria-busy={isBusy} className="min-h-12 self-start px-8">
        {t('submit')}
      </Button>
    </FormFrame>
  )
}

/** Who asks is known a moment after the form is there: what was typed meanwhile stays. */
function fillEmpty(
  form: HTMLFormElement | null,
  asker: Pick<QuestionFields, 'asker' | 'emailAddress'>,
): void {
  for (const name of ['asker', 'emailAddress'] as const) {
    const field = form?.querySelector<HTMLInputElement>(`input[name=${name}]`)
    if (field?.value === '') field.value = asker[name]
  }
}

function Privacy() {
  const t = useTranslations('questions')
  return (
    <p className="text-muted text-sm">
      {t('privacy', { days: askerAddressDays })} <PrivacyLink>{t('privacyLink')}</PrivacyLink>
    </p>
  )
}

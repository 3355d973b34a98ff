import { isEmailAddress, tidyText } from '@haverhof/domain/accounts'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '#texts'
import { useStore } from '../../toolkit/store'
import { accountState, nobodyYet } from '../../shared/state/account-state'
import { announce } from '../../shared/shop/announce'
import { EmailField } from '../../shared/forms/email-field'
import { FormFailure, FormFrame } from '../../shared/forms/form-frame'
import { useSmallForm } from '../../shared/forms/use-small-form'
import { useApi } from '../../shared/shop/use-api'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'

type Values = { emailAddress: string }

/** A mailbox to write to, once (STOCK-ALERTS-3). The answer is the same for everybody. */
export function StockAlertForm({ variantId }: { variantId: number }) {
  const t = useTranslations('stock-alert.form')
  const api = useApi()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const send = async (emailAddress: string) => {
    await api.stockAlerts.request(variantId, emailAddress)
    setSentTo(emailAddress)
    announce(t('done', { email: emailAddress }))
  }
  return sentTo ? <Done text={t('done', { email: sentTo })} /> : <MailboxForm send={send} />
}

/** It takes the focus of the form that is gone. */
function Done({ text }: { text: string }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <Notice ref={notice} tabIndex={-1} tone="success" className="[overflow-wrap:anywhere]">
      {text}
    </Notice>
  )
}

function MailboxForm({ send }: { send: (emailAddress: string) => Promise<void> }) {
  const t = useTranslations('stock-alert.form')
  const { accountInfo } = useStore(accountState, nobodyYet)
  const { field, failure, isBusy, submit } = useSmallForm<Values>({
    start: { emailAddress: accountInfo?.emailAddress ?? '' },
    problemsOf: mailboxProblems,
    send: ({ emailAddress }) => send(tidyText(emailAddress)),
  })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return (
    <FormFrame ref={form} submit={submit} className="flex flex-col gap-4">
      <EmailField {...field('emailAddress')} hint={t('text')} />
      <FormFailure
        problem={failure}
        wordsOf={({ code }) => (code === 'is-available' ? t('isAvailable') : null)}
      />
      <Button type="submit" look="primary" aria-busy={isBusy} className="min-h-12">
        {t('submit')}
      </Button>
    </FormFrame>
  )
}

function mailboxProblems(values: Values) {
  const emailAddress = tidyText(values.emailAddress)
  if (emailAddress === '') return [{ parameter: 'emailAddress', reason: 'required' }]
  return isEmailAddress(emailAddress) ? [] : [{ parameter: 'emailAddress', reason: 'invalid-email' }]
}

import { isEmailAddress, tidyText } from '@haverhof/domain/accounts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from '#texts'
import { afterPress } from '../../toolkit/after-press'
import { useStore } from '../../toolkit/store'
import { accountState, nobodyYet } from '../../shared/state/account-state'
import { announce } from '../../shared/shop/announce'
import { generalFailure, problemOf } from '../../shared/forms/problem'
import { useApi } from '../../shared/shop/use-api'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { TextField } from '../../ui/text-field'

type Stage =
  | { name: 'asking'; failure?: string }
  | { name: 'sending' }
  | { name: 'done'; emailAddress: string }

/** STOCK-ALERTS-3: a mailbox to write to, once. The answer is the same for everybody. */
export function StockAlertForm({ variantId }: { variantId: number }) {
  const t = useTranslations('stock-alert.form')
  const [stage, send] = useSending(variantId)
  if (stage.name === 'done') return <Done text={t('done', { email: stage.emailAddress })} />
  return <MailboxForm stage={stage} send={send} />
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

type FormProps = { stage: Exclude<Stage, { name: 'done' }>; send: (emailAddress: string) => Promise<void> }

function MailboxForm({ stage, send }: FormProps) {
  const t = useTranslations('stock-alert.form')
  const words = useTranslations('forms')
  const { accountInfo } = useStore(accountState, nobodyYet)
  const [typed, setTyped] = useState(accountInfo?.emailAddress ?? '')
  const [isJudged, setIsJudged] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const focus = () => form.current?.querySelector('input')?.focus()
  useEffect(focus, [])
  const problem = problemWith(tidyText(typed))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsJudged(true)
    if (problem) focus()
    else if (stage.name !== 'sending') void send(tidyText(typed))
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={words('fields.emailAddress')}
        hint={t('text')}
        error={isJudged && problem ? words(`errors.${problem}`) : undefined}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => afterPress(() => setIsJudged(typed !== ''))}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div role="alert" className="empty:hidden">
        {stage.name === 'asking' && stage.failure ? <Notice tone="danger">{stage.failure}</Notice> : null}
      </div>
      <Button type="submit" look="primary" aria-busy={stage.name === 'sending'} className="min-h-12">
        {t('submit')}
      </Button>
    </form>
  )
}

function problemWith(emailAddress: string): 'required' | 'invalid-email' | null {
  if (emailAddress === '') return 'required'
  return isEmailAddress(emailAddress) ? null : 'invalid-email'
}

function useSending(variantId: number) {
  const t = useTranslations('stock-alert.form')
  const failures = useTranslations('forms.failures')
  const api = useApi()
  const [stage, setStage] = useState<Stage>({ name: 'asking' })
  const send = async (emailAddress: string) => {
    setStage({ name: 'sending' })
    try {
      await api.stockAlerts.request(variantId, emailAddress)
      setStage({ name: 'done', emailAddress })
      announce(t('done', { email: emailAddress }))
    } catch (error) {
      const problem = problemOf(error)
      const isThere = problem.code === 'is-available'
      const failure = isThere ? t('isAvailable') : failures(generalFailure(problem) ?? 'unexpected')
      setStage({ name: 'asking', failure })
    }
  }
  return [stage, send] as const
}

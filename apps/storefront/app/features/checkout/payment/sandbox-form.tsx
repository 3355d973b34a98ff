import type { Schemas } from '@haverhof/api-client'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { Button } from '../../../ui/button'
import { Disclosure } from '../../../ui/disclosure'
import { Icon } from '../../../ui/icon'
import { SelectField } from '../../../ui/select-field'

export type SandboxEnding = Schemas['SandboxFinish']

const webhooks = ['now', 'late', 'twice', 'never'] as const
const mishaps = ['failed', 'canceled', 'expired'] as const
const failingCollections = [0, 1, 2, 3] as const

type Props = { payment: Schemas['SandboxPayment']; finish: (ending: SandboxEnding) => Promise<void> }

/** Everything that can happen at a real bank, at the press of a button. */
export function SandboxForm({ payment, finish }: Props) {
  const t = useTranslations('ordered.sandbox')
  const [issuer, setIssuer] = useState(payment.issuer ?? payment.issuers[0]?.issuerId ?? null)
  const [webhook, setWebhook] = useState<SandboxEnding['webhook']>('now')
  const [failing, setFailing] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  const end = async (outcome: SandboxEnding['outcome']) => {
    if (isBusy) return
    setIsBusy(true)
    await finish({ outcome, webhook, ...(issuer && { issuer }), failingCollections: failing })
    setIsBusy(false)
  }
  return (
    <div className="flex flex-col gap-5">
      <Banks issuers={payment.issuers} issuer={issuer} setIssuer={setIssuer} />
      <Button look="primary" onClick={() => void end('paid')} className="min-h-14 text-lg">
        <Icon name="lock" size={20} />
        {t('outcomes.paid')}
      </Button>
      <div className="grid gap-3 xs:grid-cols-3">
        {mishaps.map((outcome) => (
          <Button key={outcome} onClick={() => void end(outcome)}>
            {t(`outcomes.${outcome}`)}
          </Button>
        ))}
      </div>
      <Disclosure summary={t('more')} className="border-t">
        <SelectField
          label={t('webhook')}
          hint={t('webhookHint')}
          value={webhook}
          onChange={(event) => setWebhook(event.currentTarget.value as SandboxEnding['webhook'])}
        >
          {webhooks.map((when) => (
            <option key={when} value={when}>
              {t(`webhooks.${when}`)}
            </option>
          ))}
        </SelectField>
        {payment.beginsMandate ? <FailingCollections failing={failing} setFailing={setFailing} /> : null}
      </Disclosure>
    </div>
  )
}

type BanksProps = {
  issuers: Schemas['SandboxPayment']['issuers']
  issuer: string | null
  setIssuer: (issuer: string) => void
}

function Banks({ issuers, issuer, setIssuer }: BanksProps) {
  const t = useTranslations('ordered.sandbox')
  if (issuers.length === 0) return null
  return (
    <SelectField
      label={t('bank')}
      value={issuer ?? ''}
      onChange={(event) => setIssuer(event.currentTarget.value)}
    >
      {issuers.map(({ issuerId, name }) => (
        <option key={issuerId} value={issuerId}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

type FailingProps = { failing: number; setFailing: (count: number) => void }

/** Of the collections that follow (REPEAT-12). */
function FailingCollections({ failing, setFailing }: FailingProps) {
  const t = useTranslations('ordered.sandbox.collections')
  return (
    <SelectField
      label={t('label')}
      hint={t('hint')}
      value={String(failing)}
      onChange={(event) => setFailing(Number(event.currentTarget.value))}
    >
      {failingCollections.map((count) => (
        <option key={count} value={count}>
          {t('failing', { count })}
        </option>
      ))}
    </SelectField>
  )
}

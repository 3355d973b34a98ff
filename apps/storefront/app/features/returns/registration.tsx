import { useState } from 'react'
import { useTranslations } from '#texts'
import { DoneNotice } from '../../shared/forms/done-notice'
import { ButtonLink } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { ReturnForm } from './return-form'
import type { ReturnableLine } from './send-return'

type Props = { lines: readonly ReturnableLine[]; onDone: () => void; onSignedOut: () => void }

/** ACCOUNT-PAGES-15: the form for one product; afterwards its number and what happens next. */
export function Registration({ lines, onDone, onSignedOut }: Props) {
  const t = useTranslations('returns')
  const [registered, setRegistered] = useState<number | null>(null)
  const [first, ...others] = lines
  if (registered !== null) return <Registered returnId={registered} />
  if (!first)
    return (
      <EmptyState icon="return" title={t('notThis.title')}>
        <p>{t('notThis.text')}</p>
      </EmptyState>
    )
  return (
    <>
      <p className="mb-6 text-lg">
        <span className="font-medium">{first.title}</span> <span className="text-muted">{first.label}</span>
      </p>
      <ReturnForm
        lines={[first, ...others]}
        onSignedOut={onSignedOut}
        onDone={(returnId) => {
          setRegistered(returnId)
          onDone()
        }}
      />
    </>
  )
}

function Registered({ returnId }: { returnId: number }) {
  const t = useTranslations('returns.done')
  return (
    <div className="flex max-w-[64rem] flex-col items-start gap-5">
      <DoneNotice title={t('title', { number: returnId })}>{t('text')}</DoneNotice>
      <ol className="list-decimal space-y-2 pl-6">
        <li>{t('pack', { number: returnId })}</li>
        <li>{t('send')}</li>
        <li>{t('refund')}</li>
      </ol>
      <ButtonLink to="/account/returns/">{t('all')}</ButtonLink>
    </div>
  )
}

import { isOurFault, type ReturnReason } from '@haverhof/domain/returns'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { DoneNotice } from '../../shared/forms/done-notice'
import { ButtonLink } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { ReturnForm } from './return-form'
import type { ReturnableLine } from './send-return'

type Props = { lines: readonly ReturnableLine[]; onDone: () => void; onSignedOut: () => void }

/** The form for one product; afterwards its number and what happens next (ACCOUNT-PAGES-15). */
export function Registration({ lines, onDone, onSignedOut }: Props) {
  const t = useTranslations('returns')
  const [registered, setRegistered] = useState<RegisteredReturn | null>(null)
  const [first, ...others] = lines
  if (registered !== null) return <Registered {...registered} />
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
        onDone={(returnId, reason) => {
          setRegistered({ returnId, reason })
          onDone()
        }}
      />
    </>
  )
}

type RegisteredReturn = { returnId: number; reason: ReturnReason }

/** As the mail says it: what was our fault waits for us, all else is sent (RETURNS-3). */
function Registered({ returnId, reason }: RegisteredReturn) {
  const t = useTranslations('returns.done')
  return (
    <div className="flex max-w-[64rem] flex-col items-start gap-5">
      <DoneNotice title={t('title', { number: returnId })}>{t('text')}</DoneNotice>
      {isOurFault(reason) ? (
        <p>{t('wait')}</p>
      ) : (
        <ol className="list-decimal space-y-2 pl-6">
          <li>{t('pack', { number: returnId })}</li>
          <li>{t('send')}</li>
          <li>{t('refund')}</li>
        </ol>
      )}
      <ButtonLink to="/account/returns/">{t('all')}</ButtonLink>
    </div>
  )
}

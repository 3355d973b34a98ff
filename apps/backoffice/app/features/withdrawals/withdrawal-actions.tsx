import { requestRules } from '@haverhof/api-client/staff-rules'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { useShortcuts } from '../../platform/shortcuts'
import { Button } from '../../ui/button'
import { KeyHint } from '../../ui/key-hint'
import { WordsDialog } from '../../ui/words-dialog'
import { MatchDialog } from './match-dialog'
import { type Withdrawal, useAccepting, useClosing } from './withdrawal-calls'

const { note } = requestRules['POST /staff-api/v1/withdrawals/{id}/close']

/** Match (m), accept (y), close (f) (WITHDRAWAL-6). */
export function WithdrawalActions({ withdrawal, done }: { withdrawal: Withdrawal; done: () => void }) {
  const t = useTranslations('office-withdrawals')
  const [open, setOpen] = useState<'match' | 'close' | null>(null)
  const { withdrawalId, orderId } = withdrawal
  const accepting = useAccepting(withdrawalId, done)
  // What ends a contract undoes no order (ENDING-12).
  const isWithdrawal = withdrawal.kind === 'withdrawal'
  const accept = () =>
    isWithdrawal && orderId !== null && !accepting.isPending ? accepting.mutate() : undefined
  useShortcuts(
    { m: () => setOpen('match'), y: accept, f: () => setOpen('close') },
    { actions: { y: t('accept'), m: t('match'), f: t('close') } },
  )
  const isMatched = orderId !== null
  return (
    <>
      {isWithdrawal ? (
        <Button
          look={isMatched ? 'primary' : 'quiet'}
          why={isMatched ? null : t('acceptWhy')}
          isPending={accepting.isPending}
          onPress={accept}
        >
          {t('accept')} <KeyHint keys="y" />
        </Button>
      ) : null}
      <Button look={isMatched ? 'quiet' : 'primary'} onPress={() => setOpen('match')}>
        {isMatched ? t('rematch') : t('match')} <KeyHint keys="m" />
      </Button>
      <Button look="danger" onPress={() => setOpen('close')}>
        {t('close')} <KeyHint keys="f" />
      </Button>
      {open === 'match' ? <MatchDialog withdrawal={withdrawal} onClose={() => setOpen(null)} /> : null}
      {open === 'close' ? (
        <CloseDialog withdrawalId={withdrawalId} onClose={() => setOpen(null)} done={done} />
      ) : null}
    </>
  )
}

type CloseProps = { withdrawalId: number; onClose: () => void; done: () => void }

function CloseDialog({ withdrawalId, onClose, done }: CloseProps) {
  const t = useTranslations('office-withdrawals')
  const closing = useClosing(withdrawalId, done)
  return (
    <WordsDialog
      title={t('closeTitle', { number: String(withdrawalId) })}
      label={t('closeLabel')}
      hint={t('closeHint')}
      rule={note}
      missing={t('closeWhy')}
      confirm={t('closeConfirm')}
      sending={closing}
      onClose={onClose}
    />
  )
}

import { type FormEvent, useState } from 'react'
import { useTranslations } from '#texts'
import { useSiteName } from '../../platform/session'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { TextField } from '../../ui/text-field'
import { type Withdrawal, useMatching } from './withdrawal-calls'

/** WITHDRAWAL-6: a number or mailbox was mistyped; staff know which order is meant. */
export function MatchDialog({ withdrawal, onClose }: { withdrawal: Withdrawal; onClose: () => void }) {
  const t = useTranslations('office-withdrawals')
  const siteName = useSiteName()
  const { withdrawalId, siteId, orderNumber, fullName } = withdrawal
  const [typed, setTyped] = useState(() => orderNumber.replaceAll(/\D/g, ''))
  const matching = useMatching(withdrawalId, onClose)
  const isNumber = /^\d{1,9}$/.test(typed.trim())
  const match = (event: FormEvent) => {
    event.preventDefault()
    if (isNumber && !matching.isPending) matching.mutate(Number(typed))
  }
  const action = (
    <Button
      look="primary"
      type="submit"
      form="match-withdrawal"
      why={isNumber ? null : t('matchWhy')}
      isPending={matching.isPending}
    >
      {t('matchConfirm')}
    </Button>
  )
  return (
    <Dialog isOpen onClose={onClose} title={t('matchTitle')} actions={action}>
      <form id="match-withdrawal" onSubmit={match} className="grid gap-2">
        <p className="text-muted">
          <bdi>{fullName}</bdi> · {t('typed', { number: orderNumber })}
        </p>
        <TextField
          label={t('matchLabel')}
          hint={t('matchHint', { site: siteName(siteId) })}
          value={typed}
          onChange={setTyped}
          inputMode="numeric"
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing to fill in
          autoFocus
        />
      </form>
    </Dialog>
  )
}

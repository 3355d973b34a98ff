import { useState } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { TextField } from '../../ui/text-field'
import type { Account } from './customer'

type Props = { account: Account; onClose: () => void }

/** CUSTOMERS-9: name and phone number, as the customer could change them. */
export function DetailsDialog({ account, onClose }: Props) {
  const t = useTranslations('office-customers.details')
  const [firstName, setFirstName] = useState(account.firstName)
  const [lastName, setLastName] = useState(account.lastName)
  const [phoneNumber, setPhoneNumber] = useState(account.phoneNumber ?? '')
  const params = { path: { id: account.userId } }
  const change = useChange({
    run: (body: { firstName: string; lastName: string; phoneNumber: string }, sent) =>
      read(api.POST('/staff-api/v1/customers/{id}/details', { params, body, ...sent })),
    renews: [['customers']],
    done: () => {
      showToast({ text: t('saved') })
      onClose()
    },
  })
  const save = () => change.mutate({ firstName, lastName, phoneNumber })
  const why = firstName.trim() && lastName.trim() ? null : t('nameMissing')
  const actions = (
    <Button look="primary" why={why} isPending={change.isPending} onPress={save}>
      {t('save')}
    </Button>
  )
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} actions={actions}>
      <div className="grid gap-4">
        <p className="text-muted">{t('lead')}</p>
        <TextField
          label={t('firstName')}
          value={firstName}
          onChange={setFirstName}
          maxLength={50}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first thing to fill in
          autoFocus
        />
        <TextField label={t('lastName')} value={lastName} onChange={setLastName} maxLength={60} />
        <TextField
          label={t('phoneNumber')}
          value={phoneNumber}
          onChange={setPhoneNumber}
          maxLength={25}
          inputMode="tel"
        />
      </div>
    </Dialog>
  )
}

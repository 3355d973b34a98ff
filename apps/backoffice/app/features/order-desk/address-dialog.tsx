import type { FieldReason } from '@haverhof/domain/checkout'
import { type FormEvent, useState } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { TextField } from '../../ui/text-field'
import {
  type AddressDraft,
  type AddressField,
  type Order,
  addressDraft,
  addressFields,
  addressProblems,
} from './address-draft'
import { useDeskRefusal } from './use-desk-refusal'

type Props = { order: Order; onClose: () => void }

const spans: Record<AddressField, string> = {
  firstName: 'col-span-3',
  lastName: 'col-span-3',
  street: 'col-span-6',
  streetNumber: 'col-span-3',
  streetNumberAddition: 'col-span-3',
  zipcode: 'col-span-2',
  city: 'col-span-4',
}

/** ORDERS-26: another address in the same country, until the parcel has gone. */
export function AddressDialog({ order, onClose }: Props) {
  const t = useTranslations('office-desk')
  const { orderId } = order
  const regionCode = order.delivery.address?.regionCode ?? order.billing.address.regionCode
  const [before] = useState(() => addressDraft(order))
  const [draft, setDraft] = useState(before)
  const reasonText = useReasonText()
  const problems = addressProblems(draft, regionCode)
  const undoing = useSaving(orderId, () => showToast({ text: t('address.undone') }))
  const saving = useSaving(orderId, () => {
    showToast({ text: t('address.done'), undo: () => undoing.mutate(before) })
    onClose()
  })
  const isSame = addressFields.every((field) => before[field] === draft[field])
  const worst = Object.values(problems)[0]
  const why = isSame ? t('address.same') : worst ? reasonText(worst) : null
  const save = () => (why === null && !saving.isPending ? saving.mutate(draft) : undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  const form = `address-${orderId}`
  const action = (
    <Button look="primary" type="submit" form={form} why={why} isPending={saving.isPending}>
      {t('address.save')}
    </Button>
  )
  const title = t('address.title', { number: String(orderId) })
  return (
    <Dialog isOpen onClose={onClose} title={title} actions={action}>
      <form id={form} onSubmit={submit} className="grid grid-cols-6 gap-3" noValidate>
        {addressFields.map((field, place) => (
          <TextField
            key={field}
            label={t(`address.${field}`)}
            value={draft[field]}
            onChange={(value) => setDraft((others) => ({ ...others, [field]: value }))}
            error={problems[field] ? reasonText(problems[field]) : undefined}
            autoComplete="off"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first thing to change
            autoFocus={place === 0}
            className={spans[field]}
          />
        ))}
        <p className="text-muted col-span-6 text-sm">
          {t('address.country', { code: regionCode })} {t('address.billStays')}
        </p>
      </form>
    </Dialog>
  )
}

const worded = ['required', 'too-long', 'invalid-postcode', 'invalid-street-number'] as const

function useReasonText(): (reason: FieldReason) => string {
  const t = useTranslations('office-desk')
  return (reason) => t(`fields.${worded.find((each) => each === reason) ?? 'other'}`)
}

function useSaving(orderId: number, done: () => void) {
  return useChange<AddressDraft>({
    run: (body, sent) => {
      const params = { path: { id: orderId } }
      return read(api.POST('/staff-api/v1/orders/{id}/address', { params, body, ...sent }))
    },
    renews: [['orders']],
    done,
    failed: useDeskRefusal(),
  })
}

import type { FieldReason } from '@haverhof/domain/checkout'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { type Sent, useChange } from '../../platform/use-change'
import { Dialog } from '../../ui/dialog'
import { FormText } from '../../ui/form/fields'
import { Form, SubmitButton } from '../../ui/form/form'
import { type Sending, useForm } from '../../ui/form/use-form'
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

/** Another address in the same country, until the parcel has gone (ORDERS-26). */
export function AddressDialog({ order, onClose }: Props) {
  const t = useTranslations('office-desk')
  const { orderId } = order
  const regionCode = order.delivery.address?.regionCode ?? order.billing.address.regionCode
  const before = addressDraft(order)
  const reasonText = useReasonText()
  const form = useForm({
    start: before,
    problemsOf: (draft) =>
      addressProblems(draft, regionCode).map(({ parameter, reason }) => ({
        parameter,
        reason,
        words: reasonText(reason),
      })),
    blockedBy: (draft) =>
      addressFields.every((field) => before[field] === draft[field]) ? t('address.same') : null,
    fieldOf: (parameter) => parameter.replace('address.', ''),
    ...useSaving(orderId, before, onClose),
  })
  const save = <SubmitButton form={form}>{t('address.save')}</SubmitButton>
  const title = t('address.title', { number: String(orderId) })
  return (
    <Dialog isOpen onClose={onClose} title={title} actions={save}>
      <Form form={form} className="grid grid-cols-6 gap-3">
        {addressFields.map((field, index) => (
          <FormText
            key={field}
            name={field}
            label={t(`address.${field}`)}
            autoComplete="off"
            autoFocus={index === 0}
            className={spans[field]}
          />
        ))}
        <p className="text-muted col-span-6 text-sm">
          {t('address.country', { code: regionCode })} {t('address.billStays')}
        </p>
      </Form>
    </Dialog>
  )
}

const worded = ['required', 'too-long', 'invalid-postcode', 'invalid-street-number'] as const

function useReasonText(): (reason: FieldReason) => string {
  const t = useTranslations('office-desk')
  return (reason) => t(`fields.${worded.find((each) => each === reason) ?? 'other'}`)
}

/** The old address comes back from the message. */
function useSaving(orderId: number, before: AddressDraft, close: () => void): Sending<AddressDraft, unknown> {
  const t = useTranslations('office-desk')
  const saving = {
    send: (body: AddressDraft, sent: Sent) => {
      const params = { path: { id: orderId } }
      return read(api.POST('/staff-api/v1/orders/{id}/address', { params, body, ...sent }))
    },
    renews: [['orders']],
    failed: useDeskRefusal(),
  }
  const undoing = useChange<AddressDraft>({
    ...saving,
    run: saving.send,
    done: () => showToast({ text: t('address.undone') }),
  })
  return {
    ...saving,
    done: () => {
      showToast({ text: t('address.done'), undo: () => undoing.mutate(before) })
      close()
    },
  }
}

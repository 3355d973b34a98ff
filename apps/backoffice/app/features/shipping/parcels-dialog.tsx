import { useState } from 'react'
import { useTranslations } from '#texts'
import { type StaffSchemas, api, read } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { FormCheckbox } from '../../ui/form/fields'
import { Form, SubmitButton } from '../../ui/form/form'
import { useForm } from '../../ui/form/use-form'
import { type Parcel, ParcelFields, parcelField, useParcelProblems } from './parcel-fields'
import { parcelNumbersIn } from './parcel-numbers'

type Shipment = Pick<
  StaffSchemas['StaffOrder']['shipments'][number],
  'shipmentId' | 'carrier' | 'parcelNumbers'
>

type Props = { orderId: number; shipment: Shipment }

/** The button beside a shipment that has left, and its dialog (SHIPMENTS-9). */
export function ChangeParcels(props: Props) {
  const t = useTranslations('office-shipping')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>
        {props.shipment.parcelNumbers.length === 0 ? t('parcels.add') : t('parcels.change')}
      </Button>
      {isOpen ? <ParcelsDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function ParcelsDialog({ orderId, shipment, onClose }: Props & { onClose: () => void }) {
  const t = useTranslations('office-shipping')
  const before = { carrier: shipment.carrier, parcelNumber: shipment.parcelNumbers.join(' ') }
  const isSame = ({ carrier, parcelNumber }: Parcel) =>
    carrier === before.carrier && parcelNumber.trim() === before.parcelNumber
  const parcelProblems = useParcelProblems()
  const form = useForm({
    start: { ...before, tellsCustomer: true },
    bodyOf: ({ carrier, parcelNumber, tellsCustomer }) => ({
      carrier,
      parcelNumbers: parcelNumbersIn(parcelNumber),
      tellsCustomer,
    }),
    problemsOf: parcelProblems,
    blockedBy: (parcel) => (isSame(parcel) ? t('parcels.same') : null),
    fieldOf: parcelField,
    send: (body, sent) => {
      const params = { path: { id: shipment.shipmentId } }
      return read(api.POST('/staff-api/v1/shipments/{id}/parcels', { params, body, ...sent }))
    },
    renews: [['orders'], ['mails']],
    done: ({ isCustomerTold }) => {
      showToast({ text: isCustomerTold ? t('parcels.savedTold') : t('parcels.saved') })
      onClose()
    },
  })
  const save = <SubmitButton form={form}>{t('parcels.save')}</SubmitButton>
  const title = t('parcels.title', { number: String(orderId) })
  return (
    <Dialog isOpen onClose={onClose} title={title} size="medium" actions={save}>
      <Form form={form} className="grid gap-4">
        <ParcelFields autoFocus />
        <FormCheckbox name="tellsCustomer" label={t('parcels.tell')} />
      </Form>
    </Dialog>
  )
}

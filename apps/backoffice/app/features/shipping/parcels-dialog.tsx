import { useState } from 'react'
import { useTranslations } from '#texts'
import { type StaffSchemas, api, read } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { Dialog } from '../../ui/dialog'
import { type Parcel, ParcelFields } from './parcel-fields'
import { isParcelNumber, parcelNumbersIn } from './parcel-numbers'

type Shipment = Pick<
  StaffSchemas['StaffOrder']['shipments'][number],
  'shipmentId' | 'carrier' | 'parcelNumbers'
>

type Props = { orderId: number; shipment: Shipment }

/** SHIPMENTS-9: the button beside a shipment that has left, and its dialog. */
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
  const { shipmentId } = shipment
  const [before] = useState<Parcel>({
    carrier: shipment.carrier ?? '',
    parcelNumber: shipment.parcelNumbers.join(' '),
  })
  const [parcel, setParcel] = useState(before)
  const [tellsCustomer, setTelling] = useState(true)
  const change = useChangeParcels(shipmentId, onClose)
  const isSame = parcel.carrier === before.carrier && parcel.parcelNumber.trim() === before.parcelNumber
  const why = isSame ? t('parcels.same') : isParcelNumber(parcel.parcelNumber) ? null : t('parcelProblem')
  const save = () => {
    if (why === null && !change.isPending) change.mutate({ ...parcel, tellsCustomer })
  }
  const action = (
    <Button look="primary" why={why} isPending={change.isPending} onPress={save}>
      {t('parcels.save')}
    </Button>
  )
  const title = t('parcels.title', { number: String(orderId) })
  return (
    <Dialog isOpen onClose={onClose} title={title} size="medium" actions={action}>
      <div className="grid gap-4">
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the number is what is missing */}
        <ParcelFields parcel={parcel} onChange={setParcel} onEnter={save} autoFocus />
        <Checkbox isSelected={tellsCustomer} onChange={setTelling} label={t('parcels.tell')} />
      </div>
    </Dialog>
  )
}

type Change = Parcel & { tellsCustomer: boolean }

function useChangeParcels(shipmentId: number, close: () => void) {
  const t = useTranslations('office-shipping')
  return useChange({
    run: ({ carrier, parcelNumber, tellsCustomer }: Change, sent) => {
      const params = { path: { id: shipmentId } }
      const body = { carrier: carrier || null, parcelNumbers: parcelNumbersIn(parcelNumber), tellsCustomer }
      return read(api.POST('/staff-api/v1/shipments/{id}/parcels', { params, body, ...sent }))
    },
    renews: [['orders'], ['mails']],
    done: ({ isCustomerTold }) => {
      showToast({ text: isCustomerTold ? t('parcels.savedTold') : t('parcels.saved') })
      close()
    },
  })
}

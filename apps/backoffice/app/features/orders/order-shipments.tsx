import { carrierNames, trackingUrl } from '@haverhof/domain/orders'
import type { ComponentType } from 'react'
import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { Card } from '../../ui/page-frame'
import type { Order } from './use-order'

type Shipment = Order['shipments'][number]

/** What can be done with a shipment; another feature brings it. */
export type ShipmentPart = ComponentType<{ order: Order; shipment: Shipment }>

/** What left the house, when, with which parcels and lots (SHIPMENTS-1). */
export function OrderShipments({ order, Actions }: { order: Order; Actions: ShipmentPart }) {
  const t = useTranslations('office-orders')
  return (
    <Card title={t('shipments')}>
      {order.shipments.length === 0 ? <p className="text-muted">{t('noShipments')}</p> : null}
      <ul className="divide-line divide-y">
        {order.shipments.map((shipment) => (
          <ShipmentRow key={shipment.shipmentId} shipment={shipment} order={order} Actions={Actions} />
        ))}
      </ul>
    </Card>
  )
}

type RowProps = { shipment: Shipment; order: Order; Actions: ShipmentPart }

function ShipmentRow({ shipment, order, Actions }: RowProps) {
  const t = useTranslations('office-orders')
  const { moment } = useFormats()
  const { sentAt, sentBy, sentByName, carrier, lines } = shipment
  const nameOf = (lineNumber: number) => {
    const line = order.lines.find((each) => each.lineNumber === lineNumber)
    return line ? `${line.description} ${line.productLabel}` : ''
  }
  return (
    <li className="grid gap-1 py-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-muted text-sm">
          {t('sentOn', { moment: moment(sentAt), by: sentByName ?? sentBy })}
          {carrier ? ` · ${carrierNames[carrier]}` : ''}
        </p>
        <Actions order={order} shipment={shipment} />
      </div>
      <Parcels shipment={shipment} to={order.delivery.address} />
      <ul>
        {lines.map(({ lineNumber, quantity, lots }) => (
          <li key={lineNumber}>
            <bdi>
              {[
                `${quantity} × ${nameOf(lineNumber)}`,
                ...lots.map((lot) => `${t('lot', { number: lot.lotNumber })} (${lot.quantity})`),
              ].join(' · ')}
            </bdi>
          </li>
        ))}
      </ul>
    </li>
  )
}

function Parcels({ shipment, to }: { shipment: Shipment; to: Order['delivery']['address'] }) {
  const t = useTranslations('office-orders')
  return shipment.parcelNumbers.map((number) => {
    const url = trackingUrl(shipment.carrier, number, to)
    const words = t('parcel', { number })
    return (
      <p key={number} className="font-medium">
        {url ? (
          <a href={url} target="_blank" rel="noreferrer" className="text-brand hover:underline">
            {words}
          </a>
        ) : (
          words
        )}
      </p>
    )
  })
}

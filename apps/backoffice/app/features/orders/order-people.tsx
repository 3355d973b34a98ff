import { useTranslations } from '#texts'
import { type StaffSchemas } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { Card } from '../../ui/page-frame'
import type { Order } from './use-order'

/** STAFF-4: whom it is for: mailbox and phone for those who may see them. */
export function OrderCustomer({ order }: { order: Order }) {
  const t = useTranslations('office-orders')
  const { firstName, lastName, companyName, vatNumber, address } = order.billing
  return (
    <Card title={t('customer')}>
      <p className="font-medium">
        {firstName} {lastName}
      </p>
      {companyName ? <p>{companyName}</p> : null}
      {vatNumber ? (
        <p className="text-muted">
          {t('vatNumber')} {vatNumber}
        </p>
      ) : null}
      {order.contact ? (
        <p className="pt-1 break-all">
          <a href={`mailto:${order.contact.emailAddress}`} className="text-brand hover:underline">
            {order.contact.emailAddress}
          </a>
        </p>
      ) : null}
      {order.contact?.phoneNumber ? (
        <p>
          <a href={`tel:${order.contact.phoneNumber}`} className="text-brand hover:underline">
            {order.contact.phoneNumber}
          </a>
        </p>
      ) : null}
      <h3 className="text-muted pt-3 text-sm font-medium">{t('bill')}</h3>
      <AddressLines address={address} />
    </Card>
  )
}

/** Where the parcel goes. */
export function OrderDelivery({ order: { delivery, billing } }: { order: Order }) {
  const t = useTranslations('office-orders')
  return (
    <Card title={t('goesTo')}>
      <p className="text-muted">{t(`delivery.${delivery.kind}`)}</p>
      {delivery.kind === 'home' && billing.companyName ? (
        <p className="font-medium">{billing.companyName}</p>
      ) : null}
      {delivery.name ? <p className="font-medium">{delivery.name}</p> : null}
      {delivery.address ? <AddressLines address={delivery.address} /> : null}
    </Card>
  )
}

function AddressLines({ address }: { address: StaffSchemas['StaffAddress'] }) {
  const { country } = useFormats()
  const { street, streetNumber, streetNumberAddition, zipcode, city, regionCode } = address
  return (
    <address className="not-italic">
      {[street, streetNumber, streetNumberAddition].filter(Boolean).join(' ')}
      <br />
      {zipcode} {city}
      <br />
      {regionCode ? country(regionCode) : null}
    </address>
  )
}

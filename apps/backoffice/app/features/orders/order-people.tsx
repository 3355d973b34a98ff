import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { type StaffSchemas } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { DeliveryWishes } from '../../ui/delivery-wishes'
import { Card } from '../../ui/page-frame'
import type { Order } from './use-order'

/** Whom it is for: mailbox, phone and the customer's own page for those who may see them (STAFF-4). */
export function OrderCustomer({ order }: { order: Order }) {
  const t = useTranslations('office-orders')
  const { firstName, lastName, companyName, vatNumber, address } = order.billing
  return (
    <Card title={t('customer')}>
      <p className="font-medium">
        {order.userId === null ? (
          <bdi>
            {firstName} {lastName}
          </bdi>
        ) : (
          <Link to={`/customers/${order.userId}`} className="text-brand hover:underline">
            <bdi>
              {firstName} {lastName}
            </bdi>
          </Link>
        )}
      </p>
      {companyName ? (
        <p>
          <bdi>{companyName}</bdi>
        </p>
      ) : null}
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
export function OrderDelivery({ order: { delivery } }: { order: Order }) {
  const t = useTranslations('office-orders')
  return (
    <Card title={t('goesTo')}>
      <p className="text-muted">{t(`delivery.${delivery.kind}`)}</p>
      {delivery.name ? (
        <p className="font-medium">
          <bdi>{delivery.name}</bdi>
        </p>
      ) : null}
      {delivery.address ? <AddressLines address={delivery.address} /> : null}
      <DeliveryWishes delivery={delivery} />
    </Card>
  )
}

function AddressLines({ address }: { address: StaffSchemas['StaffAddress'] }) {
  const { country } = useFormats()
  const { street, streetNumber, streetNumberAddition, zipcode, city, regionCode } = address
  return (
    <address className="not-italic">
      <bdi>{[street, streetNumber, streetNumberAddition].filter(Boolean).join(' ')}</bdi>
      <br />
      {zipcode} <bdi>{city}</bdi>
      <br />
      {regionCode ? country(regionCode) : null}
    </address>
  )
}

import type { Schemas } from '@haverhof/api-client'
import { useTranslations } from '#texts'
import { addressLine, cityLine, streetLine } from '../../../shared/forms/address-lines'
import type { CountryOption } from '../../../shared/forms/country-field'
import { chosenDelivery } from '../delivery/delivery-values'
import { useChosenPlace } from '../pickup-points/use-chosen-place'
import { useDeliveryDate } from '../delivery/use-delivery-date'
import { useArrivalWords } from '../delivery/use-arrival-words'
import type { Cart } from '../../../shared/cart'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type Props = {
  cart: Cart
  lines: Schemas['CalculatedCart']['products']
  countries: readonly CountryOption[]
}

/** Who buys, where it goes and how the samples are called (CHECKOUT-PAGES-9). */
export function OrderReview({ cart, lines, countries }: Props) {
  const t = useTranslations('payment.details')
  const samples = lines.flatMap(({ productLabel, description, rqsSamples }) =>
    rqsSamples.map(({ sequence, sampleName }) => ({
      key: `${description} ${productLabel} ${sequence}`,
      name: sampleName,
      of: description,
    })),
  )
  return (
    <Review>
      <ReviewPart title={t('billing')} editUrl="/checkout/billing/" editLabel={t('editBilling')}>
        <BillingLines cart={cart} countries={countries} />
      </ReviewPart>
      {cart.scanProductsOnly ? null : (
        <ReviewPart title={t('delivery')} editUrl="/checkout/delivery/" editLabel={t('editDelivery')}>
          <DeliveryLines cart={cart} />
        </ReviewPart>
      )}
      {samples.length > 0 ? (
        <ReviewPart title={t('samples')} editUrl="/cart/" editLabel={t('editSamples')}>
          <ul>
            {samples.map(({ key, name, of }) => (
              <li key={key}>
                {name ?? t('unnamed')} <span className="text-muted text-sm">({of})</span>
              </li>
            ))}
          </ul>
        </ReviewPart>
      ) : null}
    </Review>
  )
}

function BillingLines({ cart: { billing }, countries }: Pick<Props, 'cart' | 'countries'>) {
  const fields = useTranslations('forms.fields')
  if (!billing) return null
  const { address } = billing
  const country = countries.find(({ countryId }) => countryId === address.countryId)
  const lines = [
    billing.companyName,
    `${billing.firstName} ${billing.lastName}`,
    streetLine(address),
    `${cityLine(address)}${country ? `, ${country.name}` : ''}`,
    [billing.emailAddress, billing.phoneNumber].filter(Boolean).join(', '),
    billing.vatNumber && `${fields('vatNumber')} ${billing.vatNumber}`,
  ]
  return <Lines lines={lines} />
}

function DeliveryLines({ cart }: Pick<Props, 'cart'>) {
  const t = useTranslations('delivery')
  const arrival = useArrivalWords()
  const deliveryDate = useDeliveryDate()
  const lines = usePlaceLines(cart)
  const { remark = null, day: wishedDay = null } = cart.deliveryWishes ?? {}
  const isBrought = ['home', 'alternative'].includes(chosenDelivery(cart))
  return (
    <>
      <Lines
        lines={[...lines, deliveryDate ? arrival(deliveryDate) : null, remark && `${t('remark')}: ${remark}`]}
      />
      {isBrought && !remark && !wishedDay ? (
        <span className="text-muted mt-1 block text-sm">{t('wishesHint')}</span>
      ) : null}
    </>
  )
}

function usePlaceLines(cart: Cart): (string | null)[] {
  const t = useTranslations('delivery-choice')
  const destination = useChosenPlace(cart)
  const choice = chosenDelivery(cart)
  const { shipping } = cart
  if (choice === 'home') return [t('home')]
  if (choice === 'alternative' && shipping?.address)
    return [
      `${shipping.firstName ?? ''} ${shipping.lastName ?? ''}`,
      streetLine(shipping.address),
      cityLine(shipping.address),
    ]
  return [t(choice), destination?.name ?? null, destination ? addressLine(destination) : null]
}

function Lines({ lines }: { lines: readonly (string | null | undefined)[] }) {
  const said = lines.filter((line) => line)
  return said.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ))
}

/** What was filled in, once more before it counts, each part with the way back to it (CHECKOUT-PAGES-9). */
function Review({ children }: { children: ReactNode }) {
  return <dl className="border-line divide-line divide-y border-y">{children}</dl>
}

type PartProps = { title: string; editUrl: string; editLabel: string; children: ReactNode }

function ReviewPart({ title, editUrl, editLabel, children }: PartProps) {
  const t = useTranslations('payment.details')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-4">
      <dt className="font-semibold">{title}</dt>
      <dd className="col-start-1 min-w-0 [overflow-wrap:anywhere]">{children}</dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <Link
          to={editUrl}
          aria-label={editLabel}
          className="text-brand -my-2.5 inline-flex min-h-11 items-center text-sm font-medium underline underline-offset-4"
        >
          {t('edit')}
        </Link>
      </dd>
    </div>
  )
}

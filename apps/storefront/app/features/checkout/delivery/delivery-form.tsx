import type { Schemas } from '@haverhof/api-client'
import type { DeliveryWishes as Wishes } from '@haverhof/domain/delivery'
import { type Ref, Suspense, useRef } from 'react'
import { useTranslations } from '#texts'
import { latePart } from '../../../toolkit/connection'
import { RadioCard, RadioCards } from '../../../ui/radio-cards'
import { entryOf } from '../../../shared/addresses/entry-of'
import type { BookEntry } from '../../../shared/addresses/use-address-book'
import { addressLine } from '../../../shared/forms/address-lines'
import type { SentForm } from './alternative-address'
import type { CountryOption } from '../../../shared/forms/country-field'
import type { Delivery, DeliveryChoice } from './delivery-values'
import { DeliveryWishes } from './delivery-wishes'
import { FailureNotice } from '../steps/failure-notice'
import { FormFrame } from '../../../shared/forms/form-frame'
import { LorryPhone, usePhone } from './lorry-phone'
import { NotSentThere } from './not-sent-there'
import type { Problem } from '../../../shared/shop/problem'
import { asksPhone } from '../steps/next-step'
import { StepSubmit } from '../steps/step-submit'
import { dealers, parcelShopsIn } from './pickup-places'
import { countryToSendTo, isBilledElsewhere } from './served-country'
import { TakenBackNotice } from './taken-back-notice'
import { useDeliveryStep } from './use-delivery-step'
import { useArrivalWords } from './use-arrival-words'
import { useDeliveryWords } from './use-delivery-words'
import { useWays } from './use-ways'
import { useWishes } from './use-wishes'
import type { Cart } from '../../../shared/cart'

/** An address form, or search, list and map, come with the first choice that needs them. */
const AlternativeAddress = latePart(async () => (await import('./alternative-address')).AlternativeAddress)
const PlaceChooser = latePart(async () => (await import('../pickup-points/place-chooser')).PlaceChooser)

type Option = Schemas['ShippingMethodOption']

type Props = {
  cart: Cart
  options: readonly Option[]
  countries: readonly CountryOption[]
  hasDealers: boolean
  /** Asks again for the options. */
  retry: () => void
  /** Keeps the choice; answers with what went wrong. */
  save: (delivery: Delivery, wishes: Wishes, phoneNumber: string | null) => Promise<Problem | null>
}

/** The ways to get an order, each with its date and price (CHECKOUT-PAGES-7). */
export function DeliveryForm(props: Props) {
  const t = useTranslations('delivery')
  const addressForm = useRef<SentForm>(null)
  const ways = useWays(props)
  const { home, door, pickup, byAppointment } = ways
  const { wishesOf, setWishes, hasYard, savedWishes } = useWishes(props.cart)
  const phone = usePhone()
  const isPhoneAsked = byAppointment && asksPhone(props.cart)
  const step = useDeliveryStep({
    ...props,
    save: async (delivery) => {
      const wishes = savedWishes(delivery.choice, ways.daysOf(delivery.choice))
      const problem = await props.save(delivery, wishes, isPhoneAsked ? phone.typed : null)
      phone.judge(problem)
      return problem
    },
    reload: ways.reload,
    isOffered: ways.isOffered,
    asksYard: (choice) => byAppointment && (!hasYard(choice) || (isPhoneAsked && !phone.isWhole)),
    sendAddress: () => addressForm.current?.send(),
  })
  const wishes = wishesOf(step.choice)
  const book = {
    remark: wishes.remark,
    onCountry: ways.setCountryId,
    // What was said about a yard holds for its address alone.
    onEntry: ({ remark, address }: BookEntry) =>
      setWishes('alternative', {
        ...wishes,
        remark,
        yard:
          (entryOf([{ address }], props.cart.shipping?.address ?? null) && props.cart.deliveryWishes?.yard) ??
          {},
      }),
  }
  const parts = { ...props, step }
  return (
    <FormFrame submit={step.submit} className="flex flex-col gap-5">
      <TakenBackNotice isTakenBack={step.isTakenBack} />
      <RadioCards legend={t('legend')} isLegendHidden>
        <HomeCard {...parts} option={home} />
        <AlternativeCard {...parts} {...book} option={ways.other} addressForm={addressForm} />
        {ways.isOffered('pickup') ? <PickupCard {...parts} option={pickup} /> : null}
        {ways.isOffered('dealer') ? <DealerCard {...parts} option={door} /> : null}
      </RadioCards>
      {step.choice === 'home' || step.choice === 'alternative' ? (
        <DeliveryWishes
          {...{ wishes, byAppointment }}
          days={ways.daysOf(step.choice)}
          onChange={(next) => setWishes(step.choice, next)}
          isYardMissing={step.isYardMissing}
          phone={isPhoneAsked ? <LorryPhone phone={phone} isMissing={step.isYardMissing} /> : null}
        />
      ) : null}
      <NotSentThere ways={ways} choice={step.choice} />
      <FailureNotice problem={step.failure} />
      <StepSubmit label={t('submit')} isBusy={step.isBusy} />
    </FormFrame>
  )
}

type Step = ReturnType<typeof useDeliveryStep>
type CardProps = Props & { step: Step; option?: Option | undefined }

function cardOf({ choice, choose }: Step, value: DeliveryChoice) {
  return { name: 'delivery', value, checked: choice === value, onChange: () => choose(value) }
}

function HomeCard({ cart, countries, step, option }: CardProps) {
  const t = useTranslations('delivery-choice')
  const words = useDeliveryWords()
  const arrival = useArrivalWords()
  return (
    <RadioCard
      {...cardOf(step, 'home')}
      title={t('home')}
      text={
        <>
          {cart.billing ? addressLine(cart.billing.address) : null}
          {option ? <span className="block">{arrival(option.deliveryDate)}</span> : null}
        </>
      }
      aside={isBilledElsewhere(countries, cart) ? t('impossible') : words.price(option)}
    />
  )
}

type AddressCardProps = CardProps & {
  addressForm: Ref<SentForm>
  remark: string | null
  onEntry: (entry: BookEntry) => void
  onCountry: (countryId: number | null) => void
}

function AlternativeCard(props: AddressCardProps) {
  const { cart, countries, step, option, addressForm, remark, onEntry, onCountry } = props
  const t = useTranslations('delivery-choice')
  const words = useDeliveryWords()
  const arrival = useArrivalWords()
  return (
    <RadioCard
      {...cardOf(step, 'alternative')}
      title={t('alternative')}
      text={option ? arrival(option.deliveryDate) : null}
      aside={words.price(option)}
    >
      {step.choice === 'alternative' ? (
        <Suspense>
          <AlternativeAddress
            cart={cart}
            countries={countries}
            ref={addressForm}
            remark={remark}
            onEntry={onEntry}
            onCountry={onCountry}
            keep={(shipping) => step.keep({ choice: 'alternative', shipping })}
          />
        </Suspense>
      ) : null}
    </RadioCard>
  )
}

function PickupCard({ cart, countries, step, option }: CardProps) {
  const isAbroad = isBilledElsewhere(countries, cart)
  const t = useTranslations('delivery')
  const ways = useTranslations('delivery-choice')
  const words = useDeliveryWords()
  const arrival = useArrivalWords()
  return (
    <RadioCard
      {...cardOf(step, 'pickup')}
      title={ways('pickup')}
      text={option ? arrival(option.deliveryDate) : null}
      aside={words.price(option)}
    >
      {step.choice === 'pickup' ? (
        <Suspense>
          <PlaceChooser
            label={t('pickupPoints')}
            start={cart.dpdParcelShopZipcodeOrCity ?? (isAbroad ? '' : (cart.billing?.address.zipcode ?? ''))}
            from={parcelShopsIn(countryToSendTo(countries, cart)?.countryId ?? null)}
            nothing={(area) => t('noPickupPoint', { place: area })}
            chosen={step.point?.id ?? null}
            onChoose={(id, near) => step.setPoint({ id, near })}
            error={step.isMissing ? t('choosePickupPoint') : undefined}
          />
        </Suspense>
      ) : null}
    </RadioCard>
  )
}

function DealerCard({ cart, step, option }: CardProps) {
  const t = useTranslations('delivery')
  const ways = useTranslations('delivery-choice')
  const words = useDeliveryWords()
  return (
    <RadioCard
      {...cardOf(step, 'dealer')}
      title={ways('dealer')}
      text={t('dealerText')}
      aside={words.dealerPrice(option)}
    >
      {step.choice === 'dealer' ? (
        <Suspense>
          <PlaceChooser
            label={t('dealers')}
            start={cart.billing?.address.zipcode ?? ''}
            from={dealers}
            nothing={(area) => t('noDealer', { place: area })}
            chosen={step.dealerId === null ? null : String(step.dealerId)}
            onChoose={(id) => step.setDealerId(Number(id))}
            error={step.isMissing ? t('chooseDealer') : undefined}
          />
        </Suspense>
      ) : null}
    </RadioCard>
  )
}

import { shippingMethods } from '@haverhof/domain/delivery'
import { useEffect } from 'react'
import { useTranslations } from '#texts'
import { type Cart, useCartState } from '../../../shared/cart'
import type { CountryOption } from '../../../shared/forms/country-field'
import { RadioCard, RadioCards } from '../../../ui/radio-cards'
import type { DeliveryChoice as Choice } from './delivery-values'
import { FailureNotice } from '../steps/failure-notice'
import { TakenBackNotice } from './taken-back-notice'
import { useDeliveryChoice } from './use-delivery-choice'
import { useDeliveryWords } from './use-delivery-words'
import type { Schemas } from '@haverhof/api-client'
import { useShippingMethods } from './use-shipping-methods'

type Props = {
  /** Null until the browser knows the cart. */
  cart: Cart | null
  /** That the goods can go to: the one of the address as the form has it now, or that of the site. */
  country: CountryOption | null
  /** Nothing is sent to the country of the form (CHECKOUT-43). */
  isHomeImpossible?: boolean
  hasDealers: boolean
}

/** The first question of checkout (CHECKOUT-PAGES-48). It is kept at once; what it asks for follows in the delivery step. */
export function DeliveryChoice({ cart, country, isHomeImpossible = false, hasDealers }: Props) {
  const t = useTranslations('delivery-choice')
  const words = useDeliveryWords()
  const { choice, choose, failure, isTakenBack } = useDeliveryChoice(cart)
  const prices = useShippingPrices(country)
  const hasPickup = country?.hasParcelShops ?? true
  const pickup = prices.get(shippingMethods.dpd)
  // Too heavy for a pickup point (DELIVERY-17). Unknown until the prices are loaded; the card keeps its place, and says so.
  const isTooHeavy = pickup === undefined && prices.size > 0
  const isPickupOffered = hasPickup && !isTooHeavy
  const home = prices.get(shippingMethods.shipping)
  // No dealer takes a big box or a silo (DELIVERY-8).
  const isDealerImpossible = home?.dealerPrice === null
  useEffect(() => {
    if ((!isPickupOffered && choice === 'pickup') || (isDealerImpossible && choice === 'dealer'))
      choose('home', true)
    // oxlint-disable-next-line react/exhaustive-deps -- another country, other goods or a cart that comes late are the only reasons to choose for the customer
  }, [isPickupOffered, isDealerImpossible, cart === null])
  const card = (value: Choice, price = words.price(home), isDisabled = false) => (
    <RadioCard
      name="delivery"
      value={value}
      checked={choice === value}
      onChange={() => choose(value)}
      disabled={isDisabled}
      title={t(value)}
      aside={price}
    />
  )
  return (
    <div className="flex flex-col gap-3">
      <RadioCards legend={<Legend title={t('question')} text={t('questionText')} />}>
        {card('home', isHomeImpossible ? t('impossible') : words.price(home))}
        {card('alternative')}
        {hasPickup ? card('pickup', isTooHeavy ? t('impossible') : words.price(pickup), isTooHeavy) : null}
        {hasDealers
          ? card('dealer', isDealerImpossible ? t('impossible') : words.dealerPrice(home), isDealerImpossible)
          : null}
      </RadioCards>
      <TakenBackNotice isTakenBack={isTakenBack} />
      <FailureNotice problem={failure} />
    </div>
  )
}

function Legend({ title, text }: { title: string; text: string }) {
  return (
    <>
      <span className="font-display block pb-0.5 text-xl font-semibold">{title}</span>
      <span className="text-muted block text-sm font-normal">{text}</span>
    </>
  )
}

type Option = Schemas['ShippingMethodOption']

/** What each way to deliver costs this cart in a country. Until that is known nothing is said. */
function useShippingPrices(country: CountryOption | null): ReadonlyMap<number, Option> {
  const { content } = useShippingMethods(useCartState().id, country?.countryId)
  const options = content?.state === 'resolved' ? content.value : []
  return new Map(options.map((option) => [option.shippingMethod, option]))
}

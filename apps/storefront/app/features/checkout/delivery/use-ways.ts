import type { Schemas } from '@haverhof/api-client'
import { shippingMethods } from '@haverhof/domain/delivery'
import { useState } from 'react'
import { type Cart, useCartState } from '../../../shared/cart'
import type { CountryOption } from '../../../shared/forms/country-field'
import { isBilledElsewhere } from './served-country'
import { chosenDelivery, type DeliveryChoice } from './delivery-values'
import { useShippingMethods } from './use-shipping-methods'

type Option = Schemas['ShippingMethodOption']

type WaysProps = {
  cart: Cart
  /** To the country of the bill, or to that of the site where nothing is sent there. */
  options: readonly Option[]
  countries: readonly CountryOption[]
  hasDealers: boolean
  retry: () => void
}

/** How the goods can go to the address of the bill, and to another one, whose country has its own prices and days. */
export function useWays({ cart, options, countries, hasDealers, retry }: WaysProps) {
  const isAbroad = isBilledElsewhere(countries, cart)
  const { undeliverable } = useCartState().calculated ?? {}
  const isInTerritory = undeliverable?.parameter.startsWith('billing.address') ?? false
  const elsewhere = useWaysElsewhere(cart, isAbroad ? [] : options)
  const door = wayOf(options, 'shipping')
  const home = isAbroad ? undefined : door
  const pickup = wayOf(options, 'dpd')
  const other = wayOf(elsewhere.options ?? [], 'shipping')
  const optionsOf = (choice: DeliveryChoice) => (choice === 'alternative' ? elsewhere.options : options)
  return {
    home,
    door,
    isAbroad,
    other,
    pickup,
    // The goods decide about it, not the country.
    byAppointment: (door ?? other)?.deliveryDate.byAppointment ?? false,
    /** Null until they are known. */
    daysOf: (choice: DeliveryChoice): readonly string[] | null => {
      const options = optionsOf(choice)
      return options && (wayOf(options, 'shipping')?.days ?? [])
    },
    /** Whether there is a card for it: the goods decide about a pickup point and a dealer (DELIVERY-8, DELIVERY-10). */
    isOffered: (choice: DeliveryChoice): boolean => {
      if (choice === 'home' || choice === 'alternative') return true
      // Nothing goes to that country, which says nothing about a dealer in another one.
      if (!door) return choice === chosenDelivery(cart)
      return choice === 'pickup' ? pickup !== undefined : hasDealers && door.dealerPrice !== null
    },
    isImpossible: (choice: DeliveryChoice) => {
      if (choice === 'home' && (isAbroad || isInTerritory)) return true
      return choice !== 'dealer' && optionsOf(choice)?.length === 0
    },
    setCountryId: elsewhere.setCountryId,
    reload: () => {
      retry()
      void elsewhere.reload()
    },
  }
}

function wayOf(options: readonly Option[], way: keyof typeof shippingMethods): Option | undefined {
  return options.find(({ shippingMethod }) => shippingMethod === shippingMethods[way])
}

function useWaysElsewhere({ shoppingcartId, billing, shipping }: Cart, home: readonly Option[]) {
  const billed = billing?.address.countryId
  const [countryId, setCountryId] = useState<number | null | undefined>(
    shipping?.address?.countryId ?? billed,
  )
  const isHome = countryId === billed
  const { content, reload } = useShippingMethods(shoppingcartId, isHome ? null : countryId)
  const abroad = content?.state === 'resolved' ? content.value : null
  return { options: isHome ? home : abroad, setCountryId, reload }
}

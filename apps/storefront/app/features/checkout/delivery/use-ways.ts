import type { Schemas } from '@haverhof/api-client'
import { shippingMethods } from '@haverhof/domain/delivery'
import { useState } from 'react'
import type { Cart } from '../../../shared/cart'
import { chosenDelivery, type DeliveryChoice } from './delivery-values'
import { useShippingMethods } from './use-shipping-methods'

type Option = Schemas['ShippingMethodOption']

type Asked = { cart: Cart; options: readonly Option[]; hasDealers: boolean; retry: () => void }

/** How the goods can go to the address of the bill, and to another one, whose country has its own prices and days. */
export function useWays({ cart, options, hasDealers, retry }: Asked) {
  const elsewhere = useWaysElsewhere(cart, options)
  const home = wayOf(options, 'shipping')
  const pickup = wayOf(options, 'dpd')
  const other = wayOf(elsewhere.options ?? [], 'shipping')
  const optionsOf = (choice: DeliveryChoice) => (choice === 'alternative' ? elsewhere.options : options)
  return {
    home,
    other,
    pickup,
    // The goods decide about it, not the country.
    byAppointment: (home ?? other)?.deliveryDate.byAppointment ?? false,
    /** Null until they are known. */
    daysOf: (choice: DeliveryChoice): readonly string[] | null => {
      const known = optionsOf(choice)
      return known && (wayOf(known, 'shipping')?.days ?? [])
    },
    /** Whether there is a card for it: the goods decide about a pickup point and a dealer (DELIVERY-8, DELIVERY-10). */
    isOffered: (choice: DeliveryChoice): boolean => {
      if (choice === 'home' || choice === 'alternative') return true
      // Nothing goes to the country of the bill, which says nothing about a dealer in another one.
      if (!home) return choice === chosenDelivery(cart)
      return choice === 'pickup' ? pickup !== undefined : hasDealers && home.dealerPrice !== null
    },
    isImpossible: (choice: DeliveryChoice) => choice !== 'dealer' && optionsOf(choice)?.length === 0,
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

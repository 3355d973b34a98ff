import type { Schemas } from '@haverhof/api-client'
import { shippingMethods } from '@haverhof/domain/delivery'
import { useState } from 'react'
import type { Cart } from '../../../shared/cart'
import type { DeliveryChoice } from './delivery-values'
import { useShippingMethods } from './use-shipping-methods'

type Option = Schemas['ShippingMethodOption']

type Asked = { cart: Cart; options: readonly Option[]; retry: () => void }

/** How the goods can go to the address of the bill, and to another one, whose country has its own prices and days. */
export function useWays({ cart, options, retry }: Asked) {
  const elsewhere = useWaysElsewhere(cart, options)
  const home = wayOf(options, 'shipping')
  const other = wayOf(elsewhere.options ?? [], 'shipping')
  const optionsOf = (choice: DeliveryChoice) => (choice === 'alternative' ? elsewhere.options : options)
  return {
    home,
    other,
    pickup: wayOf(options, 'dpd'),
    // The goods decide about it, not the country.
    byAppointment: (home ?? other)?.deliveryDate.byAppointment ?? false,
    /** Null until they are known. */
    daysOf: (choice: DeliveryChoice): readonly string[] | null => {
      const known = optionsOf(choice)
      return known && (wayOf(known, 'shipping')?.days ?? [])
    },
    isImpossible: (choice: DeliveryChoice) => optionsOf(choice)?.length === 0,
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

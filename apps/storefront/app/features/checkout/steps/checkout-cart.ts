import type { CheckoutCart } from '@haverhof/domain/checkout'
import type { Cart } from '../../../shared/cart'

/** A cart as the rule of the steps looks at it. */
export function checkoutCart(cart: Cart): CheckoutCart {
  return {
    productCount: cart.products.length,
    billingCountryId: cart.billing?.address.countryId ?? null,
    scanProductsOnly: cart.scanProductsOnly,
    shippingMethod: cart.shipping?.shippingMethod ?? null,
    parcelShopId: cart.dpdParcelShopId,
    parcelShopZipcodeOrCity: cart.dpdParcelShopZipcodeOrCity,
    alternativeShippingAddress: cart.alternativeShippingAddress,
    shippingCountryId: cart.shipping?.address?.countryId ?? null,
    awaitsDealer: cart.dealerId === null && (cart.shipping?.toDealer ?? false),
  }
}

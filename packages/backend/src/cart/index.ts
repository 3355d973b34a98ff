export { mergeCartOnSignIn } from './lifecycle/merge-on-sign-in.ts'
export { beginAgainCart } from './lifecycle/begin-again-cart.ts'
export { calculateStoredCart } from './pricing/calculate-cart.ts'
export { addProducts } from './lines/add-products.ts'
export { demandRefusal } from './lines/line-limits.ts'
export { refuseIntervals } from './lines/repeat-lines.ts'
export { type CartCalculation, calculatePricedCart } from './pricing/calculate-priced-cart.ts'
export { calculatedView } from './pricing/calculated-view.ts'
export { shownCart } from './pricing/shown-cart.ts'
export { CalculatedCart, type CalculatedCartView } from './calculation-schemas.ts'
export { callOf, type CartCall, cartMissing, type CartOwner, ownerValues, whyNotOpen } from './cart-call.ts'
export { countryOf, type DeliveryCountry, refusedTerritory } from './store/delivery-country.ts'
export { daysToChoose, deliveryDateOf } from './pricing/delivery-date.ts'
export {
  type CartWithPrices,
  customerKeyOf,
  type LoadedCart,
  loadedCartOf,
  loadPricedCart,
} from './pricing/load-priced-cart.ts'
export { cartChange, cartChangeWithVariants, changeAndRead, changeCart } from './store/change-cart.ts'
export { countFunnel, countFunnelOfMonth } from './figures/count-funnel.ts'
export { readFunnel } from './figures/read-funnel.ts'
export { calculateDelivery } from './pricing/calculate-delivery.ts'
export {
  adoptDeliveryCarts,
  type CartDelivery,
  changeDeliveryMailbox,
  countDeliveryLines,
  createDeliveryCart,
  deliveryOfCart,
  dropDeliveryCarts,
} from './lifecycle/delivery-cart.ts'
export { closeOrderedCart, copyCart } from './lifecycle/copy-cart.ts'
export { forgetCarts, cartRetention } from './lifecycle/forget-carts.ts'
export { issueImpersonationKey } from './lifecycle/impersonate.ts'
export { findStillCarts, lockStillCart, type StillCart } from './store/still-carts.ts'
export { exportedCartColumns } from './store/cart-columns.ts'
export { cartOfCustomer } from './store/cart-of-customer.ts'
export { CartPath, Flag } from './parameters.ts'
export { isScanOnly, readCart, requireCart, samplesOf } from './store/read-cart.ts'
export type {
  AddressRecord,
  BillingRecord,
  DeliveryWishesRecord,
  PaymentChoiceRecord,
  ShippingRecord,
  StoredWishesRecord,
} from './records.ts'
export { type Collecting, type CollectedPlace, readCollectedPlace } from './store/collected-place.ts'
export { type DeliveryPlace, deliveryPlaceOf, destinationOf, goesTo, placeOf } from './store/destination.ts'
export { cartProblems, type CartRefused, type NoCart } from './refusals.ts'
export { cartRoutes } from './routes.ts'
export { Address, Billing, Cart, type CartView, DeliveryWishes, ShippingMethod } from './schemas.ts'
export { DeliveryDate } from './calculation-schemas.ts'
export { packsOf, type ReadCart, readStoredCart, type StoredCart } from './store/stored-cart.ts'

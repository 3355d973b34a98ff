export { adoptCart } from './lifecycle/merge-on-sign-in.ts'
export { addProducts } from './lines/add-products.ts'
export { type CalculatedFacts, calculateFacts } from './pricing/calculate-priced-cart.ts'
export { calculatedView } from './pricing/calculated-view.ts'
export { CalculatedCart, type CalculatedCartView } from './calculation-schemas.ts'
export {
  callOf,
  type CartCall,
  cartMissing,
  type CartOwner,
  ownerValues,
  requireOpen,
} from './cart-call.ts'
export { countryOf, type DeliveryCountry } from './store/delivery-country.ts'
export { type CartFacts, customerKeyOf, factsOfRead, loadCartFacts } from './pricing/load-priced-cart.ts'
export { cartChange, cartChangeWithPacks, changeAndRead, changeCart } from './store/change-cart.ts'
export { copyCart } from './lifecycle/copy-cart.ts'
export { deleteOldCarts } from './lifecycle/delete-old-carts.ts'
export { refusalOf as discountRefusal } from './pricing/discount-code.ts'
export { forgetCarts } from './lifecycle/forget-carts.ts'
export { issueImpersonationKey } from './lifecycle/impersonate.ts'
export { CartPath, Flag } from './parameters.ts'
export { isScanOnly, readCart, requireCart, samplesOf } from './store/read-cart.ts'
export type { AddressRecord, BillingRecord, PaymentChoiceRecord, ShippingRecord } from './records.ts'
export { cartRoutes } from './routes.ts'
export { Address, Billing, Cart, type CartView, ShippingMethod } from './schemas.ts'
export { type ReadCart, readStoredCart, type StoredCart } from './store/stored-cart.ts'

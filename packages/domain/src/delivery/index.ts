export { cityKey, postcodeKey, readPlace } from './place.ts'
export { type ShippingMethod, shippingMethods } from './shipping-method.ts'

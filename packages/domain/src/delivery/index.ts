export { cityKey, postcodeKey, readPlace, type ShippingMethod, shippingMethods } from './delivery.ts'

export { type ShippingMethod, shippingMethods } from './shipping-method.ts'

export { cityKey, postcodeKey, readPlace, type ShippingMethod, shippingMethods } from './delivery.ts'
export { deliveryDates, type WorkingDays } from './delivery-dates.ts'
export { deliveryDaysTo, type Destination, goesBy, isByAppointment } from './goods.ts'

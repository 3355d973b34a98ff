export { cityKey, postcodeKey, readPlace, type ShippingMethod, shippingMethods } from './delivery.ts'
export { choosableDays, datesForDay, deliveryDates, type WorkingDays } from './delivery-dates.ts'
export {
  appointmentDays,
  deliveryDaysTo,
  type Destination,
  goesBy,
  isByAppointment,
  totalWeightKg,
  type WeightLimits,
} from './goods.ts'
export {
  type DeliveryWishes,
  noWishes,
  openYardQuestions,
  type Yard,
  yardAnswers,
  yardQuestions,
} from './wishes.ts'
export { territoryOf } from './territories.ts'
export { isParcelDay, parcelDayFrom, parcelDaysBefore } from './parcel-days.ts'

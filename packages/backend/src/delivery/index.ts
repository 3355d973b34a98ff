export { importAddresses, UnknownRegister } from './import-addresses.ts'
export { findPlace } from './parcel-shop-directory.ts'
export { readHomeTariff } from './read-tariff.ts'
export { deliveryRoutes } from './routes.ts'

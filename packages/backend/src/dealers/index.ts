export type { OpeningHours } from './tables.ts'
export { readDealer } from './read-dealers.ts'
export { dealerRoutes } from './routes.ts'
export { OpeningHoursSchema } from './schemas.ts'

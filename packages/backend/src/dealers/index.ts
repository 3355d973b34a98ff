export type { OpeningHours } from './tables.ts'
export { readDealer } from './read-dealer.ts'
export { dealerRoutes } from './routes.ts'
export { OpeningHoursSchema } from './schemas.ts'

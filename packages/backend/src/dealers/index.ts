export type { OpeningHours } from './tables.ts'
export { dealerRoutes } from './routes.ts'
export { OpeningHoursSchema } from './schemas.ts'

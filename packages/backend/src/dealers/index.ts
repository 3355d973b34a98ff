export type { OpeningHours } from './records.ts'
export { dealerRoutes } from './routes.ts'
export { OpeningHoursSchema } from './schemas.ts'

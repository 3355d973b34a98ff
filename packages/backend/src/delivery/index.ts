export type { OpeningHours } from './records.ts'
export { deliveryRoutes } from './routes.ts'

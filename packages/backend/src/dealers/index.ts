export { dealerRoutes } from './routes.ts'

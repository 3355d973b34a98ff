export { orderRoutes } from './routes.ts'
export { withdrawalRoutes } from './withdrawal-routes.ts'

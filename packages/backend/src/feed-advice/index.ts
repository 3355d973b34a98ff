export { feedAdviceRoutes } from './routes.ts'

export { feedAdviceRoutes } from './routes.ts'
export { reportRoutes } from './report-routes.ts'

export { rationRoutes } from './routes.ts'

export { menuRoutes } from './menu-routes.ts'
export { contentRoutes } from './routes.ts'
export { routingRoutes } from './routing-routes.ts'
export { type PathRow, writePaths } from './write-paths.ts'

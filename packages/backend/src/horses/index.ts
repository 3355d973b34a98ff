export { horsesOf } from './list-horses.ts'
export { remindOwners } from './remind-owners.ts'
export { horseRoutes } from './routes.ts'

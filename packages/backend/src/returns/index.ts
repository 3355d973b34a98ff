export { forgetReturns } from './forget-returns.ts'
export { returnsOf } from './list-returns.ts'
export { returnableLines } from './returnable-lines.ts'
export { returnRoutes } from './routes.ts'

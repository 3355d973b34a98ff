export { writtenBy } from './customer-reviews.ts'
export { forgetAuthor } from './forget-author.ts'
export { reviewRoutes } from './routes.ts'
export { type Unreviewed, unreviewedProducts } from './unreviewed.ts'

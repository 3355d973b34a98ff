export { conversionRetention } from './conversion-retention.ts'
export { makeProductFeed, type ProductFeed } from './product-feed/make-product-feed.ts'
export { trackingRoutes } from './routes.ts'

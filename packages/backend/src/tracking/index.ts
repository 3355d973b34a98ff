export { conversionRetention } from './conversion-retention.ts'
export {
  productFeedRetention,
  readProductFeed,
  renewProductFeeds,
} from './product-feed/store-product-feed.ts'
export { trackingRoutes } from './routes.ts'

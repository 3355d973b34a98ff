export {
  productFeedRetention,
  readProductFeed,
  renewProductFeeds,
} from './product-feed/store-product-feed.ts'
export { trackingRoutes, conversionRetention } from './routes.ts'

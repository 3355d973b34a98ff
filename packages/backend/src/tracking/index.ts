export { conversionRetention } from './conversion-retention.ts'
export { trackingRoutes } from './routes.ts'

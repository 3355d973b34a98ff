export { catalogueChannel } from './announce-change.ts'
export { catalogueOf } from './cache/catalogue.ts'
export type { Reference } from './cache/reference.ts'
export { type LiveColumns, livePackOf, livePacksSql, type PackFacts } from './live-packs.ts'
export { withContents } from './pack-contents.ts'
export { pictureOfVariant } from './picture-of-variant.ts'
export { featuredVariantIds, readBestsellers, readCards } from './read-cards.ts'
export { readProductById } from './read-product.ts'
export { recountReviews } from './recount-reviews.ts'
export { registerCatalogueRoutes } from './routes.ts'
export { imageView, productUrl } from './views.ts'
export {
  DoseRule,
  EnergyLevel,
  Image,
  Price,
  ProductCard,
  type ProductDetail,
  ProductVariant,
  UnitPrice,
} from './schemas.ts'

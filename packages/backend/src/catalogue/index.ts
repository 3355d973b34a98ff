export { catalogueChannel } from './announce-change.ts'
export { announceGoods } from './announce-goods.ts'
export type { Reference } from './product-index/reference.ts'
export {
  type LiveColumns,
  liveVariantOf,
  liveVariantsSql,
  type VariantFacts,
  readVariants,
} from './variants/live-variants.ts'
export { companionRules } from './companions.ts'
export { pictureOfCategory } from './category-image.ts'
export { withVariantTexts } from './variants/variant-texts.ts'
export { pictureOfVariant, type VariantPicture } from './variants/picture-of-variant.ts'
export { type FeedPack, readFeedPacks } from './list/read-feed-packs.ts'
export { readVainSearches, vainSearchRetention } from './list/vain-searches.ts'
export { cardReader, readBestsellers, readCards, readVariantCards } from './list/read-cards.ts'
export { readFeedings } from './variants/read-feedings.ts'
export { readReplacements } from './product/read-replacements.ts'
export { readShownText, type ShownText } from './product/read-shown-text.ts'
export { readProduct, readProductById } from './product/read-product.ts'
export { type ProductOfPack, readProductsOfPacks } from './product/read-products-of-packs.ts'
export type { NutritionRecord } from './records.ts'
export { forgetQuestions, hideQuestion, keepQuestion, showAnswer } from './product-questions.ts'
export { hasExamples, removeExamples } from './remove-examples.ts'
export { forgetReviewAuthor, keepReview, publishReview } from './keep-review.ts'
export { announceReviews, recountReviews, writeReviewReply } from './recount-reviews.ts'
export {
  decideReviewPhotos,
  forgetReviewPhotos,
  keepReviewPhotos,
  readReviewPhoto,
  readShownPhoto,
  reviewPhotoRetention,
} from './review-photos.ts'
export { reviewColumns } from './product/review-rows.ts'
export { registerCatalogueRoutes } from './routes.ts'
export { listStaffProducts, readStaffProduct, type StaffProduct } from './staff/list-products.ts'
export { findPacks } from './staff/find-packs.ts'
export { readStockOutlook } from './staff/stock-outlook.ts'
export { movementReasons } from './known-words.ts'
export { listMovements } from './staff/list-movements.ts'
export { listStock, type PackStock, readPackStock } from './staff/list-stock.ts'
export { changeStock } from './staff/change-stock.ts'
export { soldHere } from './sold-here.ts'
export { cardPacks, imageView, productUrl } from './views.ts'
export {
  DoseRule,
  EnergyLevel,
  HorseFacts,
  Image,
  Price,
  ProductCard,
  type ProductDetail,
  ProductVariant,
  UnitPrice,
} from './schemas.ts'
export { nameCollations } from './search-engine/postgres/name-collations.ts'
export { lockStock } from './variants/lock-stock.ts'

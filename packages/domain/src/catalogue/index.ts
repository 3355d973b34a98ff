export { eanCheckDigit, isEan } from './ean.ts'
export { type FacetKey, facetKeys, type FacetKind, facetTable, isFacetKey } from './facets.ts'
export { type FilterProblem, type ListFilters, noFilters, readFilters, type SentFilter } from './filters.ts'
export { type Bits, countBoth, hasBit } from './index-tools/bitset.ts'
export { docsWith } from './product-index/selection.ts'
export type { FacetCounts, ValueCount } from './product-index/counts.ts'
export {
  buildFigures,
  type CatalogueFigures,
  type IndexedProduct,
  packCode,
} from './product-index/columns.ts'
export {
  type ListAnswer,
  listProducts,
  type ListQuery,
  type ProductSort,
  productSorts,
} from './product-index/list.ts'
export { buildSiteFigures, docsOf, type SiteFigures, type SitePrice } from './product-index/site.ts'
export type { Steps } from './index-tools/steps.ts'
export { type PackContent, packSizeText, readPackContent } from './pack-content.ts'
export { mealsPerDay, packDuration } from './pack-days.ts'
export { contentWeightKg, hasSiloRemark, weightClassOf } from './pack-weight.ts'
export { categoryPath, productPath } from './paths.ts'
export { currentPrice, indicativeAmount, type PriceEntry, sitePriceCents, struckPriceCents } from './price.ts'
export { isAnalysisKit, productTypes } from './product-type.ts'
export {
  type Publication,
  type PublicationCandidate,
  publicationOf,
  type PublicationProblem,
} from './publication.ts'
export { samplesPerPack } from './samples-per-pack.ts'
export { fold, wordsOf } from './search/fold.ts'
export {
  fieldWeights,
  type SearchDocument,
  type SearchField,
  type SearchHelp,
  type TextIndex,
  textIndexBuilder,
} from './search/text-index.ts'
export { type SearchMatch, searchProducts } from './search/match.ts'
export { lowStockAmount, type StockState, stockState } from './stock-state.ts'
export { type UnitPrice, unitPrice } from './unit-price.ts'

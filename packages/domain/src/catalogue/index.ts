export { eanCheckDigit, globalTradeNumber, isEan, type StockState, stockState } from './variant.ts'
export { additiveGroupOf, additiveGroups, feedKinds, materialKinds } from './feed-label.ts'
export {
  type FacetKey,
  facetKeys,
  facetTable,
  isFacetKey,
  type ProductValueFacet,
  productValueFacets,
  type StatedFacet,
  statedFacets,
} from './facets.ts'
export { type ListFilters, noFilters, readFilters } from './filters.ts'
export { firstPack } from './first-pack.ts'
export { claimsIn, claimsOfProductsIn, illnessesIn } from './claims.ts'
export { countBoth, difference, hasBit, intersection } from './index-tools/bitset.ts'
export { docsWith } from './product-index/selection.ts'
export type { FacetCounts } from './product-index/figures.ts'
export type { CatalogueFigures, IndexedProduct, Numbering } from './product-index/figures.ts'
export { buildFigures } from './product-index/columns.ts'
export { forgetCounts } from './product-index/count-cache.ts'
export {
  packOfCode,
  removeProduct,
  updateProduct,
  updateSales,
  variantCode,
} from './product-index/write-product.ts'
export { listProducts, type ListQuery, type ProductSort, productSorts } from './product-index/list.ts'
export type { SiteFigures } from './product-index/figures.ts'
export {
  buildSiteFigures,
  docsOf,
  type SitePrice,
  type SiteProduct,
  updateSiteProduct,
} from './product-index/site.ts'
export type { Steps } from './index-tools/steps.ts'
export { bagsIn, type PackContent, packSizeText, readPackContent } from './pack-content.ts'
export { labelGramsPerDay, packDuration } from './pack-days.ts'
export { bulkPacks, contentWeightKg, hasSiloRemark, isBulkPack, weightClassOf } from './pack-weight.ts'
export { categoryPath, productPath, pictureSet } from './paths.ts'
export {
  currentPrice,
  indicativeAmount,
  type PriceEntry,
  sitePriceCents,
  struckPriceCents,
  unitPrice,
} from './price.ts'
export { analysisKitTypes, isAnalysisKit, productTypes, samplesPerPack } from './product-type.ts'
export { publicationOf, type PublicationProblem } from './publication.ts'
export { type MetWord, readDocument } from './search/document.ts'
export { type FetchedVocabulary, fetchedVocabulary, type StoredWord } from './search/fetched-vocabulary.ts'
export { fold, wordsOf } from './search/fold.ts'
export { textIndexBuilder } from './search/build-text-index.ts'
export { questionWords } from './search/question-words.ts'
export { correctedTerm, readTerm, restsOnSynonym, type Unit } from './search/reading.ts'
export { slipKeys } from './search/slip-keys.ts'
export { joinedWordsOf } from './search/joined-words.ts'
export {
  fieldWeights,
  type SearchDocument,
  type SearchField,
  type SearchHelp,
  type TextIndex,
} from './search/text-index.ts'
export { vocabularyOf } from './search/vocabulary.ts'
export { type SearchMatch, searchProducts } from './search/match.ts'
export { findReadings, type Reading, readReading, type ReadReading } from './search/readings.ts'
export { type KnownWords, mayNameIllness, topicsIn, withoutDiet } from './search/find-topics.ts'
export { type SearchTopic, type TopicKind, topicKinds } from './search/search-topic.ts'
export {
  isEmergency,
  leadToAdvice,
  onlyFor,
  topicsWarnedOf,
  unfitFor,
  withoutWarnings,
} from './search/topics.ts'
export { updateText } from './search/update-text.ts'
export { vainWords } from './search/vain-words.ts'

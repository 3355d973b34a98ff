export { cartCounts, type CountedLine } from './counts.ts'
export { type FeedLine, feedWeightKg, showsSiloRemark, siloRemarkAboveKg } from './feed-weight.ts'
export { foldCode } from './fold-code.ts'
export { addedQuantity, cartLimits, isQuantity, type QuantityRefusal } from './limits.ts'

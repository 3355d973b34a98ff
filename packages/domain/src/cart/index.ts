export { cartCounts, cartLimits, isQuantity, mostPacks } from './quantities.ts'
export { feedWeightKg, showsSiloRemark } from './feed-weight.ts'
export { foldCode } from './fold-code.ts'
export { mergeLines, type MergingLine } from './merge.ts'

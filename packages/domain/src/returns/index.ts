export { photoLimits, type PhotoType, photoTypeOf, photoTypes } from './photo.ts'
export { needsPhoto, type ReturnReason, returnReasons } from './reasons.ts'
export {
  longestRemarks,
  type ReturnFields,
  type ReturnProblem,
  returnProblems,
  tidyRemarks,
} from './registration.ts'
export { earliestReturnable, neverReturned, returnableStatuses, returnDays } from './returnable.ts'
export { isUnderWay, returnMayBecome, type ReturnStatus, returnStatuses } from './status.ts'

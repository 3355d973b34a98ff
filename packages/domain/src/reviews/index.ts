export { concernsAbout } from './concerns.ts'
export {
  authorOf,
  longestWaitHours,
  ratings,
  type ReviewFields,
  reviewLimits,
  reviewProblems,
  reviewRequestTimes,
  type ReviewVerdict,
  reviewVerdicts,
  tidyReview,
} from './review.ts'

export { type CheckedReview, type Concern, concernsAbout } from './concerns.ts'
export { reviewRequestTimes } from './requests.ts'
export {
  authorOf,
  fewestWords,
  ratings,
  type ReviewFields,
  reviewLimits,
  type ReviewProblem,
  reviewProblems,
  tidyReview,
} from './review.ts'
export { longestWaitHours, type ReviewVerdict, reviewVerdicts } from './verdict.ts'
export { countWords } from './words.ts'

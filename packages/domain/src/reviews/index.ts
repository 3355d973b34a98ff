export { concernsAbout } from './concerns.ts'
export { reviewRequestTimes } from './requests.ts'
export { authorOf, ratings, type ReviewFields, reviewLimits, reviewProblems, tidyReview } from './review.ts'
export { longestWaitHours, type ReviewVerdict, reviewVerdicts } from './verdict.ts'

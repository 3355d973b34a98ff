export { concernMarks } from './concern-marks.ts'
export { type Concern, concerns, concernsAbout } from './concerns.ts'
export {
  authorOf,
  longestReply,
  longestWaitHours,
  ratings,
  type ReviewFields,
  reviewLimits,
  reviewProblems,
  reviewRequestTimes,
  type ReviewVerdict,
  reviewVerdicts,
  tidyParagraphs,
  tidyReply,
  tidyReview,
} from './review.ts'

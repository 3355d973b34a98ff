export { concernMarks } from './concern-marks.ts'
export {
  concerns,
  concernsAbout,
  concernsAboutReview,
  countWords,
  type ReviewConcern,
  reviewConcerns,
} from './concerns.ts'
export {
  factsOfHorse,
  type HorseFact,
  horseFactLists,
  horseFactNames,
  type HorseFacts,
} from './horse-facts.ts'
export {
  authorOf,
  longestReply,
  longestWaitHours,
  ratings,
  refusalMailDelayMs,
  type ReviewFields,
  reviewLimits,
  reviewProblems,
  reviewRequestTimes,
  type ReviewVerdict,
  reviewVerdicts,
  tidyParagraphs,
  tidyReply,
  tidyReview,
  reviewPhotoFields,
  reviewPhotoLimits,
} from './review.ts'

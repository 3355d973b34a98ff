export {
  askerAddressDays,
  longestAnswer,
  longestWaitHours,
  type QuestionFields,
  questionLimits,
  questionProblems,
  questionsShown,
  type QuestionState,
  questionStates,
  rejectedDays,
  tidyAnswer,
  tidyQuestion,
} from './question.ts'

export {
  longestAnswer,
  longestWaitHours,
  type QuestionFields,
  questionLimits,
  questionProblems,
  questionsShown,
  type QuestionState,
  questionStates,
  refusalMailDelayMs,
  tidyAnswer,
  tidyQuestion,
} from './question.ts'

export { rulesOf } from './feed-rules.ts'
export { forageJudgementView } from './forage-view.ts'
export { feedAdviceRoutes } from './routes.ts'
export {
  CalculatorQuestions,
  ForageJudgement,
  RefusalCode,
  refuseImpossible,
  ReviewView,
  ScoopMeasure,
} from './schemas.ts'

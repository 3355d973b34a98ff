export { rulesOf } from './feed-rules.ts'
export { forageJudgementView } from './forage-view.ts'
export { feedAdviceRoutes } from './routes.ts'
export { CalculatorQuestions, ForageJudgement, refuseWeight, ScoopMeasure } from './schemas.ts'

export { rulesOf } from './feed-rules.ts'
export { forageJudgementView } from './forage-view.ts'
export { feedAdviceRoutes } from './routes.ts'
export { CalculatorInput, ForageJudgement, ScoopMeasure } from './schemas.ts'

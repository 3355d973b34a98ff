export { rulesOf } from './feed-rules.ts'
export { feedAdviceRoutes } from './routes.ts'
export { CalculatorInput, ScoopMeasure } from './schemas.ts'

export { rulesOf } from './feed-rules.ts'
export { feedAdviceRoutes } from './routes.ts'
export { CalculatorInput } from './schemas.ts'

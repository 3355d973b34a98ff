export type { AppContext } from './app-context.ts'
export { createAppContext } from './api/create-app-context.ts'
export { examineShop } from './api/doctor.ts'
export { apiDocument, createApi } from './api/create-api.ts'
export { createStaffApi, staffApiDocument } from './api/create-staff-api.ts'
export { DataProblem } from './seed/index.ts'
export {
  isFilled,
  refuseExamples,
  seedEmptyShop,
  seedShop,
  seedSyntheticCatalogue,
} from './seed-shop/index.ts'

export { type AppContext, createAppContext } from './app-context.ts'
export { apiDocument, createApi } from './api/create-api.ts'
export { DataProblem, seedShop, seedShopWhenChanged, seedSyntheticCatalogue } from './seed/index.ts'

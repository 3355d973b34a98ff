export { type AppContext, createAppContext } from './app-context.ts'
export { apiDocument, createApi } from './api/create-api.ts'
export { DataProblem } from './seed/index.ts'
export { seedShop, seedShopWhenChanged, seedSyntheticCatalogue } from './seed-shop/index.ts'

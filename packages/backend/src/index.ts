export { seedSyntheticCatalogue } from './catalogue/index.ts'
export { type AppContext, createAppContext } from './app-context.ts'
export { apiDocument, createApi } from './http/create-api.ts'
export { DataProblem, seedShop, seedShopWhenChanged } from './seed/index.ts'

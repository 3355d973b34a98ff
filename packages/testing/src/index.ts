export { createClock, type TestClock } from './clock.ts'
export { createTestDatabase, type TestDatabase } from './test-database.ts'
export { startTestShop, type TestRequest, type TestShop } from './test-shop.ts'
export { type MollieMood, startTestMollie, type TestMollie } from './mollie.ts'

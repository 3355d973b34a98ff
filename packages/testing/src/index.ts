export { createClock, type TestClock } from './clock.ts'
export { type MailServer, type MailServerMode, type ReceivedMail, startMailServer } from './mail-server.ts'
export { createTestDatabase, type TestDatabase } from './test-database.ts'
export { startTestShop, type TestRequest, type TestShop } from './test-shop.ts'
export { type MollieMood, startTestMollie, type TestMollie } from './mollie.ts'
export { dutchBilling, germanBilling, type Shopper, startShopping } from './shopper.ts'
export {
  type Buyer,
  type BuyerOptions,
  finishAtSandbox,
  type OrderAnswer,
  startBuying,
  tellShop,
} from './buyer.ts'

export { insertBareOrders } from './bare-orders.ts'
export { createClock, type TestClock } from './clock.ts'
export { type HeldWrites, holdWrites } from './held-writes.ts'
export { type MailServer, type MailServerMode, type ReceivedMail, startMailServer } from './mail-server.ts'
export { type MailShop, noOrders, startMailShop } from './mail-shop.ts'
export { type DatabaseProxy, startDatabaseProxy } from './database-proxy.ts'
export { openTestCluster } from './cluster.ts'
export { endDatabaseMaker } from './database-maker.ts'
export { createOrdinaryDatabase } from './ordinary-database.ts'
export { startPgBouncer } from './pooler/pgbouncer.ts'
export { isOnPath, isThere } from './system-programs.ts'
export { startTransactionPooler, type TransactionPooler } from './pooler/transaction-pooler.ts'
export { openReplicatedDatabase, type ReplicatedDatabase } from './replicated-database.ts'
export { fillShop } from './template.ts'
export { patientLimits } from './patient-limits.ts'
export { randomCases, randomRuns, someOf } from './random-runs.ts'
export {
  createEmptyDatabase,
  createTestDatabase,
  takeDatabaseAway,
  type TestDatabase,
} from './test-database.ts'
export { startTestShop, type TestRequest, type TestShop } from './test-shop.ts'
export { type MollieMood, startTestMollie, type TestMollie } from './mollie.ts'
export { dutchBilling, germanBilling, type Shopper, startShopping } from './shopper.ts'
export {
  type Buyer,
  type BuyerOptions,
  finishAtSandbox,
  type OrderAnswer,
  orderInThreeCalls,
  startBuying,
  tellShop,
} from './buyer.ts'
export { type Journal, orderAsGuest, type PlacedOrder, submitOrder } from './processes/guest-order.ts'
export { CallFailed, httpSend } from './processes/http-send.ts'
export { type ApiProcess, startApiProcess } from './processes/start-api-process.ts'
export { startWorkProcess } from './processes/start-work-process.ts'
export { type CrashDatabase, openCrashDatabase } from './crash-database.ts'
export {
  type Customer,
  customerPassword,
  mailedLink,
  signIn,
  signUp,
  solvedCaptcha,
  startCustomer,
} from './customer.ts'
export { receiveOrder } from './receive-order.ts'
export { mutateStatements, pauseAfter } from './mutate-statements.ts'
export { type Authenticator, createAuthenticator, type PasskeyMood } from './authenticator.ts'
export { type MemberOptions, startBrowser, onAnotherDevice, startMember, type TestMember } from './member.ts'
export {
  cancelByStaff,
  changeReturn,
  choosePhotos,
  correctMeasurement,
  decideQuestion,
  decideReview,
  deliverStock,
  receiveSample,
  recordAdvice,
  recordMeasurement,
  refundOrder,
} from './staff-steps.ts'
export { startStaff, type StaffOptions, type TestStaff } from './staff.ts'
export {
  type ReceivedWebhook,
  type ReceiverMood,
  startWebhookReceiver,
  type WebhookReceiver,
} from './webhook-receiver.ts'
export { spentOn } from './spent.ts'
export { unguarded } from './unguarded.ts'
export { stopAfter, untilDoneOrWaiting } from './overtake.ts'
export { type Mutant, startTwoShops, type TwoShops, type TwoShopsOptions } from './two-shops.ts'
export { hayValues } from './hay-values.ts'
export { bella, packOfMuesli } from './horses.ts'
export { startTestSentry, type TestSentry } from './sentry-server.ts'
export { type OidcMood, startTestOidc, type TestOidc } from './oidc-provider.ts'
export { startSystemCluster, type SystemCluster, systemPrograms } from './system-cluster.ts'
export { run } from './run-statement.ts'

export { forgetOrderDetails } from './account/forget-order-details.ts'
export { boughtVariants } from './account/bought-variants.ts'
export { linkGuestOrders } from './account/link-orders.ts'
export { listInvoices } from './account/list-invoices.ts'
export { listOrders as listOrdersOfCustomer, lastPaidOrder, openOrders } from './account/list-orders.ts'
export { ownOrder } from './account/own-order.ts'
export { accountOrderRoutes } from './account/routes.ts'
export { OrderLine, OrderSummary, OwnOrder } from './account/schemas.ts'
export { checkBooksNightly } from './books/check-nightly.ts'
export { checkBooks } from './books/check-books.ts'
export { furtherChecks } from './books/further-checks.ts'
export { countSales } from './stock/count-sales.ts'
export { countStock } from './stock/count-stock.ts'
export { exportRecalled } from './recall/export-recalled.ts'
export { listRecalled } from './recall/list-recalled.ts'
export { readRecallLetters } from './recall/recall-letters.ts'
export { sendRecall } from './recall/send-recall.ts'
export { lotReasons } from './lot-reasons.ts'
export {
  type ListedLot,
  listLots,
  listUnfilled,
  type LotFilter,
  readLotNumbers,
  readStaffLot,
} from './staff/list-lots.ts'
export { type PackFigures, packFigures, soldWeeks } from './staff/pack-figures.ts'
export { blockLot, unblockLot } from './stock/block-lot.ts'
export { correctStock } from './stock/correct-stock.ts'
export { countLot } from './stock/count-lot.ts'
export { hasOrderedSince } from './account/has-ordered-since.ts'
export { addDelivery, type RefusedDelivery } from './stock/deliver-stock.ts'
export { readOrderWork, type Waiting } from './staff/waiting-work.ts'
export { isCheckLate, readLastCheck } from './books/last-check.ts'
export { countTurnover } from './figures/count-turnover.ts'
export { readLastOrderedAt } from './figures/last-order.ts'
export { readTurnover } from './figures/read-turnover.ts'
export { type CancelProblem, endOrder } from './refund/cancel-by-staff.ts'
export { closeOrder } from './close-order.ts'
export { expireHolds } from './cancel/expire-holds.ts'
export { drawMissingInvoices, invoiceOfSites, readCreditNote, readInvoice } from './invoice/invoice-pdf.ts'
export { bookkeeperFile } from './invoice/bookkeeper-file.ts'
export { type ListedInvoice, listOfSeries, listSeries } from './invoice/invoice-series.ts'
export { readOrderForMail } from './mails/order-for-mail.ts'
export { collectOrder, endHolds } from './payment/collect-order.ts'
export { lockOrdersOf } from './store/lock-order.ts'
export { placeOrder } from './place/place-order.ts'
export { promiseAnew } from './place/promise-anew.ts'
export {
  buyersWithoutAccount,
  type RepeatedOrder,
  readRepeatedOrder,
  repeatedOrdersOf,
} from './repeat-order.ts'
export type { OrderHooks, OrderOfCart } from './hooks.ts'
export { pollPayments } from './payment/poll-payments.ts'
export { type MadeRefund, makeRefund, type RefundProblem } from './refund/make-refund.ts'
export { payRefund, payRefunds } from './refund/pay-refunds.ts'
export { listRefunds, readRefundable, refundsOfOrder, type StaffRefund } from './refund/read-refunds.ts'
export { refundUnsent } from './refund/refund-unsent.ts'
export type { RefundLimit } from './refund/refund-limit.ts'
export { lookAtProvider, payByTransfer } from './refund/pay-by-transfer.ts'
export { retryRefund } from './refund/retry-refund.ts'
export { lockOrder, lockOwnOrder } from './store/lock-order.ts'
export { addNote, notesOfOrder, type OrderNote, removeNote } from './notes/order-notes.ts'
export { changeAddress } from './staff/change-address.ts'
export { orderMails, resendOrderMail, resendPaper } from './staff/resend-order-mail.ts'
export { accountOfOrder } from './staff/account-of-order.ts'
export { customerLink } from './staff/customer-link.ts'
export { orderRetention } from './order-retention.ts'
export { orderRoutes } from './routes.ts'
export { exportedOrderColumns } from './store/order-fields.ts'
export { changeParcels } from './shipment/change-parcels.ts'
export type { Parcels } from './shipment/write-shipment.ts'
export { companyAtDoor } from './shipment/recipient.ts'
export { claimNext } from './packing/claim-next.ts'
export { claimOrder, leaveOrder } from './packing/claim-order.ts'
export type { Packer } from './packing-sql.ts'
export { claimPapers } from './packing/claim-papers.ts'
export { planShipments } from './shipment/plan-shipments.ts'
export { type Picking, proposePicking } from './shipment/propose-picking.ts'
export { listToSend } from './shipment/list-to-send.ts'
export { readSlip, readSlips } from './shipment/read-slip.ts'
export { sendOrder, shipOrder } from './shipment/send-shipment.ts'
export {
  listIssuedInvoices,
  listPaidPayments,
  type StaffInvoice,
  type StaffPayment,
} from './staff/list-money.ts'
export {
  countOrders,
  findOrdersByNumber,
  findOrdersInTrouble,
  readTrouble,
  troubleCauses,
} from './staff/find-orders.ts'
export { listOrderSteps, type OrderTexts, readOrderTexts } from './staff/order-texts.ts'
export { listOrderChanges } from './staff/list-order-changes.ts'
export { ordersOfSites } from './staff/orders-of-sites.ts'
export { listByPromise } from './staff/list-by-promise.ts'
export { listOrders, type OrderFilter } from './staff/list-orders.ts'
export { intervalsOf } from './store/intervals.ts'
export type { ListedOrder } from './staff/listed-order.ts'
export { readStaffOrder, type StaffOrder } from './staff/read-order.ts'
export {
  closeWithdrawal,
  decideWithdrawal,
  lockOrderOfWithdrawal,
  lockWithdrawal,
  matchWithdrawal,
  type WithdrawalRefusal,
} from './withdrawal/decide-withdrawal.ts'
export {
  listDecidedWithdrawals,
  listWaitingWithdrawals,
  readWithdrawal,
  type StaffWithdrawal,
  withdrawalsOfOrder,
} from './withdrawal/read-withdrawals.ts'
export { findWaitingWithdrawals, findWithdrawals } from './withdrawal/find-withdrawals.ts'
export { findEnding, keepEnding, type KeptEnding } from './withdrawal/keep-ending.ts'
export {
  acceptEnding,
  confirmMailbox,
  confirmUrlOf,
  type Declared,
  findDeclared,
  matchAlone,
  withdrawAfter,
} from './withdrawal/confirm-declaration.ts'
export { sendLateReceipts } from './withdrawal/late-receipts.ts'
export { withdrawalRoutes } from './withdrawal/routes.ts'

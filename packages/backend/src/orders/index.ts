export { forgetCallers } from './account/forget-callers.ts'
export { boughtVariants } from './account/bought-variants.ts'
export { linkGuestOrders } from './account/link-orders.ts'
export { listInvoices } from './account/list-invoices.ts'
export { openOrders } from './account/list-orders.ts'
export { ownOrder } from './account/own-order.ts'
export { accountOrderRoutes } from './account/routes.ts'
export { OrderLine, OrderSummary, OwnOrder } from './account/schemas.ts'
export { checkBooksNightly } from './books/check-nightly.ts'
export { checkBooks } from './books/check-books.ts'
export { countSales } from './stock/count-sales.ts'
export { countStock } from './stock/count-stock.ts'
export { addStock, deliverStock } from './stock/deliver-stock.ts'
export { expireHolds } from './cancel/expire-holds.ts'
export { drawMissingInvoices, readInvoice } from './invoice/invoice-pdf.ts'
export { readOrderForMail } from './mails/order-for-mail.ts'
export { pollPayments } from './payment/poll-payments.ts'
export { refundPayment, refundPayments } from './payment/refund-payments.ts'
export { orderRetention } from './order-retention.ts'
export { orderRoutes } from './routes.ts'
export { sendOrder, shipOrder } from './ship-order.ts'
export {
  listIssuedInvoices,
  listPaidPayments,
  orderOfInvoice,
  type StaffInvoice,
  type StaffPayment,
} from './staff/list-money.ts'
export { listOrderChanges, listOrders, type ListedOrder } from './staff/list-orders.ts'
export { readStaffOrder, type StaffOrder } from './staff/read-order.ts'
export { withdrawalRoutes } from './withdrawal/routes.ts'

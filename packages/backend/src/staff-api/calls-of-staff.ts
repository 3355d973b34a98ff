import type { AppContext } from '../app-context.ts'
import type { Router } from '../http/index.ts'
import {
  meCalls,
  memberChangeCalls,
  oidcCalls,
  passkeyCalls,
  passwordCalls,
  signInCalls,
  staffCalls,
  staffInvitationCalls,
  stepUpCalls,
} from '../staff/calls/index.ts'
import { auditCalls } from './audit/calls.ts'
import { customerActionCalls } from './customers/customer-actions.ts'
import { customerCalls } from './customers/customers.ts'
import { decideReturnCalls } from './returns/decide-returns.ts'
import { eventCalls } from './events/calls.ts'
import { goodsCalls } from './goods/goods.ts'
import { healthCalls } from './system/health.ts'
import { invoiceCalls } from './money/invoices.ts'
import { lotCalls } from './goods/lots.ts'
import { mailCalls } from './system/mails.ts'
import { moneyCalls } from './money/money.ts'
import { orderDeskCalls } from './orders/order-desk.ts'
import { orderNoteCalls } from './orders/order-notes.ts'
import { orderCalls } from './orders/orders.ts'
import { paperCalls } from './packing/papers.ts'
import { pickingCalls } from './packing/picking.ts'
import { questionCalls } from './moderation/questions.ts'
import { recallCalls } from './goods/recalls.ts'
import { packingCalls } from './packing/packing.ts'
import { orderHistoryCalls } from './orders/order-history.ts'
import { refundCalls } from './money/refunds.ts'
import { repeatDeliveryCalls } from './repeat-delivery/repeat-deliveries.ts'
import { reportCalls } from './moderation/reports.ts'
import { returnCalls } from './returns/returns.ts'
import { reviewCalls } from './moderation/reviews.ts'
import { sampleStepCalls } from './laboratory/sample-steps.ts'
import { sampleCalls } from './laboratory/samples.ts'
import { searchCalls } from './search/search.ts'
import { shipmentCalls } from './packing/shipments.ts'
import { stockCalls } from './goods/stock-changes.ts'
import { stockListCalls } from './goods/stock.ts'
import { taskCalls } from './tasks/calls.ts'
import { todayCalls } from './today/calls.ts'
import { unpaidRefundCalls } from './money/unpaid-refunds.ts'
import { viewCalls } from './search/views.ts'
import { webhookCalls } from './system/webhooks.ts'
import { withdrawalCalls } from './returns/withdrawals.ts'

// Before the calls that name a paper or a return by its number come those with a word in its place.
export const callsOfStaff: readonly ((context: AppContext, shop: AppContext) => Router)[] = [
  orderCalls,
  orderDeskCalls,
  orderNoteCalls,
  refundCalls,
  unpaidRefundCalls,
  orderHistoryCalls,
  invoiceCalls,
  moneyCalls,
  goodsCalls,
  stockCalls,
  stockListCalls,
  lotCalls,
  pickingCalls,
  paperCalls,
  packingCalls,
  recallCalls,
  shipmentCalls,
  returnCalls,
  decideReturnCalls,
  withdrawalCalls,
  reviewCalls,
  questionCalls,
  reportCalls,
  sampleCalls,
  sampleStepCalls,
  customerCalls,
  customerActionCalls,
  repeatDeliveryCalls,
  mailCalls,
  webhookCalls,
  signInCalls,
  oidcCalls,
  meCalls,
  passkeyCalls,
  passwordCalls,
  stepUpCalls,
  staffCalls,
  staffInvitationCalls,
  memberChangeCalls,
  auditCalls,
  taskCalls,
  eventCalls,
  searchCalls,
  viewCalls,
  todayCalls,
  healthCalls,
]

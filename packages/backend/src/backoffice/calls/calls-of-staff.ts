import type { AppContext } from '../../app-context.ts'
import type { Router } from '../../http/index.ts'
import { auditCalls } from './audit.ts'
import { customerActionCalls } from './customer-actions.ts'
import { customerCalls } from './customers.ts'
import { decideReturnCalls } from './decide-returns.ts'
import { eventCalls } from './events.ts'
import { goodsCalls } from './goods.ts'
import { healthCalls } from './health.ts'
import { invoiceCalls } from './invoices.ts'
import { lotCalls } from './lots.ts'
import { mailCalls } from './mails.ts'
import { meCalls } from './me.ts'
import { memberChangeCalls } from './member-changes.ts'
import { moneyCalls } from './money.ts'
import { oidcCalls } from './oidc.ts'
import { orderDeskCalls } from './order-desk.ts'
import { orderNoteCalls } from './order-notes.ts'
import { orderCalls } from './orders.ts'
import { passkeyCalls } from './passkeys.ts'
import { passwordCalls } from './password.ts'
import { paperCalls } from './papers.ts'
import { pickingCalls } from './picking.ts'
import { questionCalls } from './questions.ts'
import { recallCalls } from './recalls.ts'
import { packingCalls } from './packing.ts'
import { orderHistoryCalls } from './order-history.ts'
import { refundCalls } from './refunds.ts'
import { repeatDeliveryCalls } from './repeat-deliveries.ts'
import { reportCalls } from './reports.ts'
import { returnCalls } from './returns.ts'
import { reviewCalls } from './reviews.ts'
import { sampleStepCalls } from './sample-steps.ts'
import { sampleCalls } from './samples.ts'
import { searchCalls } from './search.ts'
import { shipmentCalls } from './shipments.ts'
import { signInCalls } from './sign-in.ts'
import { staffInvitationCalls } from './staff-invitations.ts'
import { staffCalls } from './staff.ts'
import { stepUpCalls } from './step-up.ts'
import { stockCalls } from './stock-changes.ts'
import { stockListCalls } from './stock.ts'
import { taskCalls } from './tasks.ts'
import { todayCalls } from './today.ts'
import { unpaidRefundCalls } from './unpaid-refunds.ts'
import { viewCalls } from './views.ts'
import { webhookCalls } from './webhooks.ts'
import { withdrawalCalls } from './withdrawals.ts'

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

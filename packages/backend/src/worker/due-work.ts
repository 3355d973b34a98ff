import type { AppContext } from '../app-context.ts'
import { resumeTasks, writeSearchWords } from '../staff-api/index.ts'
import { announceGoods } from '../catalogue/index.ts'
import { remindOwners } from '../horses/index.ts'
import { sendWaitingMails } from '../mail/index.ts'
import { countFunnel } from '../cart/index.ts'
import {
  countTurnover,
  drawMissingInvoices,
  expireHolds,
  payRefunds,
  pollPayments,
  sendLateReceipts,
} from '../orders/index.ts'
import { revokeUnneeded } from '../payments/index.ts'
import { tellAskers } from '../questions/index.ts'
import { announceDeliveries, collectAgain, orderDeliveries, tellBegun } from '../repeat-delivery/index.ts'
import { closeOrders } from '../returns/index.ts'
import { tellWaiting } from '../stock-alerts/index.ts'
import { errorMet } from '../observability/index.ts'
import { deliverWebhooks } from '../webhooks/index.ts'
import { mailSources } from './mail-sources.ts'

type DueWork = {
  name: string
  run: (context: AppContext) => Promise<unknown>
  /** Slow or unattended work: money and mails do not wait behind it (WORKER-10). */
  isSlow?: boolean
}

/** What every minute brings, in this order (WORKER-1). Each part finds its own work in the database. */
export const dueWork: readonly DueWork[] = [
  { name: 'poll payments', run: pollPayments },
  { name: 'expire holds', run: expireHolds },
  { name: 'pay refunds', run: payRefunds },
  { name: 'order deliveries', run: orderDeliveries },
  { name: 'collect again', run: collectAgain },
  { name: 'tell of repeat deliveries', run: tellBegun },
  { name: 'announce deliveries', run: announceDeliveries },
  { name: 'revoke mandates', run: revokeUnneeded },
  { name: 'close orders', run: closeOrders },
  { name: 'draw invoices', run: drawMissingInvoices, isSlow: true },
  { name: 'tell of stock', run: tellWaiting, isSlow: true },
  { name: 'tell askers', run: tellAskers, isSlow: true },
  { name: 'remind of packs', run: remindOwners, isSlow: true },
  { name: 'send late receipts', run: sendLateReceipts },
  { name: 'send mails', run: (context) => sendWaitingMails(context, mailSources) },
  { name: 'announce goods', run: announceGoods, isSlow: true },
  { name: 'resume tasks', run: resumeTasks, isSlow: true },
  { name: 'write search words', run: writeSearchWords, isSlow: true },
  { name: 'count turnover', run: countTurnover, isSlow: true },
  { name: 'count carts', run: countFunnel, isSlow: true },
  // The last, for other people's computers may be slow.
  { name: 'deliver webhooks', run: deliverWebhooks, isSlow: true },
]

export const promptWork = dueWork.filter(({ isSlow }) => !isSlow)
export const slowWork = dueWork.filter(({ isSlow }) => isSlow)

/**
 * One minute's work. A part that fails does not keep the others from running; the failure is reported at the end. It ends
 * between two parts when the process stops, and what the stop cuts off is no failure: the next minute does it (WORKER-8).
 */
export async function runDueWork(context: AppContext, work = dueWork): Promise<void> {
  const errors: unknown[] = []
  for (const { name, run } of work) {
    if (context.stopping.aborted) return
    try {
      await run(context)
    } catch (error) {
      if (context.stopping.aborted) return context.log.info({ work: name }, 'work was cut off by the stop')
      context.log.error({ err: error, work: name }, 'work behind the scenes failed')
      errorMet.publish({ kind: 'job', name, error })
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'work behind the scenes failed')
}

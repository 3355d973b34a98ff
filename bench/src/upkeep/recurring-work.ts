import { forgetOldSecrets } from '@haverhof/backend/accounts'
import { deleteOldCarts } from '@haverhof/backend/cart'
import { readJobBacklog } from '@haverhof/backend/jobs'
import { forgetOldAttempts } from '@haverhof/backend/limits'
import { forgetOldMails, readMailBacklog } from '@haverhof/backend/mail'
import {
  checkBooks,
  checkBooksNightly,
  countSales,
  drawMissingInvoices,
  expireHolds,
  pollPayments,
  refundPayments,
} from '@haverhof/backend/orders'
import { readPaymentBacklog } from '@haverhof/backend/payments'
import { requestReviews } from '@haverhof/backend/reviews'
import { forgetOldAlerts, tellWaiting } from '@haverhof/backend/stock-alerts'
import { runDueWork } from '@haverhof/backend/worker'
import type { Work } from './measure-work.ts'

export const recurringWork: readonly Work[] = [
  { name: 'minute: poll payments', run: pollPayments },
  { name: 'minute: expire holds', run: expireHolds },
  { name: 'minute: refund payments', run: refundPayments },
  { name: 'minute: draw invoices', run: drawMissingInvoices },
  { name: 'minute: ask for reviews', run: requestReviews },
  { name: 'minute: tell of stock', run: tellWaiting },
  { name: 'minute: forget old mails', run: forgetOldMails },
  { name: 'minute: delete old carts', run: deleteOldCarts },
  { name: 'minute: forget old alerts', run: forgetOldAlerts },
  { name: 'minute: forget old attempts', run: forgetOldAttempts },
  { name: 'minute: forget old secrets', run: forgetOldSecrets },
  { name: 'minute: all of it', run: runDueWork },
  { name: 'figures: mails', run: ({ database, now }) => readMailBacklog(database, { now: now() }) },
  { name: 'figures: payments', run: ({ database, now }) => readPaymentBacklog(database, { now: now() }) },
  { name: 'figures: jobs', run: ({ database }) => readJobBacklog(database) },
  { name: 'hour: count sales, the first time', run: countSales },
  { name: 'hour: count sales', run: countSales },
  { name: 'night: check books, the first time', run: checkBooksNightly },
  { name: 'night: check books', run: checkBooksNightly },
  { name: 'npm run check-books', run: checkBooks },
]

import { forgetOld, readJobBacklog } from '@haverhof/backend/jobs'
import { readMailBacklog } from '@haverhof/backend/mail'
import { checkBooks, checkBooksNightly, countSales } from '@haverhof/backend/orders'
import { readPaymentBacklog } from '@haverhof/backend/payments'
import { requestReviews } from '@haverhof/backend/reviews'
import { dueWork, retentions, runDueWork } from '@haverhof/backend/worker'
import type { AppContext } from '@haverhof/backend'
import type { Work } from './measure-work.ts'

export const recurringWork: readonly Work[] = [
  ...dueWork.map(({ name, run }) => ({ name: `minute: ${name}`, run })),
  { name: 'minute: all of it', run: runDueWork },
  { name: 'figures: mails', run: ({ database, now }) => readMailBacklog(database, { now: now() }) },
  { name: 'figures: payments', run: ({ database, now }) => readPaymentBacklog(database, { now: now() }) },
  { name: 'figures: jobs', run: ({ database }) => readJobBacklog(database) },
  { name: 'hour: count sales, the first time', run: countSales },
  { name: 'hour: count sales', run: countSales },
  { name: 'hour: ask for reviews', run: requestReviews },
  { name: 'night: check books, the first time', run: checkBooksNightly },
  { name: 'night: check books', run: checkBooksNightly },
  ...retentions.map((retention) => ({
    name: `night: ${retention.what}`,
    run: (context: AppContext) => forgetOld(context, retention),
  })),
  { name: 'npm run check-books', run: checkBooks },
]

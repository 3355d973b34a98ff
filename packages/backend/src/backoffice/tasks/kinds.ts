import type { Permission } from '@haverhof/domain/backoffice'
import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../database/index.ts'
import { lookAtMail, retryMail } from '../../mail/index.ts'
import { lookAtOrder, sendOrder } from '../../orders/index.ts'
import { goodsRefused } from '../goods-refused.ts'
import { mailRefused } from '../mail-refused.ts'
import type { TaskKind } from '../task-words.ts'

/** One thing of a task, as its kind gets it. */
export type TaskThing = { entityId: number; input: unknown; by: string; siteIds: readonly number[] }

type KindOfTask = {
  /** Whoever starts one has it. */
  permission: Permission
  /**
   * TASKS-1: the use case of one thing, in the transaction that marks it as done: whatever it writes, it writes with that mark or not at
   * all. What is refused throws a `Refusal`.
   */
  run: (context: AppContext, transaction: Transaction, thing: TaskThing) => Promise<void>
  /** TASKS-5: what of a thing the task changes, as it is now; null of what is not there. */
  look: (
    transaction: Transaction,
    thing: Pick<TaskThing, 'entityId' | 'siteIds'>,
  ) => Promise<ThingLook | null>
}

/** Values by the names of their fields. */
export type ThingLook = Record<string, string | null>

export const kindsOfTasks: Record<TaskKind, KindOfTask> = {
  'ship-orders': {
    permission: 'orders.ship',
    run: async (context, transaction, { entityId: orderId, by, siteIds }) => {
      const sent = await sendOrder(context, transaction, { orderId, siteIds, by })
      if (!sent.ok) throw goodsRefused[sent.reason]()
    },
    look: (transaction, { entityId: orderId, siteIds }) => lookAtOrder(transaction, { orderId, siteIds }),
  },
  'retry-mails': {
    permission: 'mails.send',
    run: async (context, transaction, { entityId: mailId, by, siteIds }) => {
      const done = await retryMail(context, transaction, { mailId, siteIds, toAddress: null, by })
      if (!done.ok) throw mailRefused[done.reason]()
    },
    look: (transaction, { entityId: mailId, siteIds }) => lookAtMail(transaction, { mailId, siteIds }),
  },
}

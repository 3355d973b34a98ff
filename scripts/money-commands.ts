import { BadSetting } from '@haverhof/backend/config'
import { inTransaction } from '@haverhof/backend/database'
import {
  addNote,
  cancelByStaff,
  closeWithdrawal,
  listWaitingWithdrawals,
  matchWithdrawal,
  type MadeRefund,
  refundOrder,
  retryRefund,
} from '@haverhof/backend/orders'
import { acceptWithdrawal, changeReturn } from '@haverhof/backend/returns'
import { creditReasons } from '@haverhof/domain/orders'
import { reasonOf, reasonWords } from './staff-reason.ts'
import { type Command, wholeNumber } from './staff-words.ts'

const returnSteps = ['received', 'refunded', 'refused'] as const

/** Money that goes back, and decisions about orders; the back office calls the same functions. */
export const moneyCommands: Record<string, Command> = {
  refund: {
    words: `<order> ${creditReasons.join('|')} everything | <cents>c | [<line>=<pieces>…] [<line>=<cents>c…] [delivery=<cents>] [restock]`,
    run: async (context, [order, why, ...what], { by }) => {
      const orderId = wholeNumber(order, 'the number of an order')
      const reason = creditReasons.find((each) => each === why)
      if (!reason) throw new BadSetting(`A refund has a reason: ${creditReasons.join(', ')}.`)
      const restock = what.includes('restock')
      const request = requestOf(what.filter((word) => word !== 'restock'))
      const made = await refundOrder(context, { orderId, reason, request, restock, by })
      if (!made.ok) throw new BadSetting(`Order ${orderId}: ${made.reason}.`)
      return told(made.value)
    },
  },
  cancel: {
    words: `<order> [${reasonWords('cancellation')}]`,
    run: async (context, [order, ...said], { by }) => {
      const orderId = wholeNumber(order, 'the number of an order')
      const why = said.length > 0 && { why: reasonOf('cancellation', said) }
      const cancelled = await cancelByStaff(context, { orderId, ...why, by })
      if (!cancelled.ok) throw new BadSetting(`Order ${orderId}: ${cancelled.reason}.`)
      const { refund } = cancelled.value
      return [`Order ${orderId} is cancelled.`, ...(refund ? [told(refund)] : [])].join('\n')
    },
  },
  'retry-refund': {
    words: '<refund>',
    run: async (context, [number], { by }) => {
      const refundId = wholeNumber(number, 'the number of a refund')
      const retried = await inTransaction(context, (transaction) =>
        retryRefund(context, transaction, { refundId, by }),
      )
      if (!retried.ok) throw new BadSetting(`Refund ${refundId}: ${retried.reason}.`)
      return `Refund ${refundId} is asked for again.`
    },
  },
  note: {
    words: '<order> <words…>',
    run: async (context, [order, ...said], { by }) => {
      const orderId = wholeNumber(order, 'the number of an order')
      const words = said.join(' ').trim()
      if (!words) throw new BadSetting('Say what is to be noted.')
      const noted = await inTransaction(context, (transaction) =>
        addNote(context, transaction, { orderId, words, by }),
      )
      if (!noted.ok) throw new BadSetting(`Order ${orderId}: ${noted.reason}.`)
      return `Noted with order ${orderId}.`
    },
  },
  return: {
    words: `<return> received | refunded [restock] | refused ${reasonWords('return')}`,
    run: async (context, [number, step, ...more], { by }) => {
      const returnId = wholeNumber(number, 'the number of a return')
      const status = returnSteps.find((each) => each === step)
      if (!status) throw new BadSetting(`A return becomes ${returnSteps.join(', ')}.`)
      const refund = { restock: more.includes('restock'), costsCents: 0 }
      const why = status === 'refused' && { refusal: reasonOf('return', more) }
      const changed = await changeReturn(context, { returnId, status, refund, ...why, by })
      if (!changed.ok) throw new BadSetting(`Return ${returnId}: ${changed.reason}.`)
      const made = changed.value.refund
      return [`Return ${returnId} is ${status}.`, ...(made ? [told(made)] : [])].join('\n')
    },
  },
  withdrawals: {
    words: '',
    run: async (context) => {
      const siteIds = (await context.sites.scopes()).map(({ siteId }) => siteId)
      const waiting = await listWaitingWithdrawals(context.database, { siteIds, afterId: 0, limit: 200 })
      const lines = waiting.map(
        ({ withdrawalId, kind, orderId, orderNumber, fullName, receivedAt }) =>
          `${withdrawalId}  ${receivedAt.toISOString()}  ${kind}  ${fullName}, order ${orderId ?? `unknown (${orderNumber})`}`,
      )
      return lines.length > 0 ? lines.join('\n') : 'No withdrawal waits.'
    },
  },
  'withdrawal-accept': {
    words: '<withdrawal> [order]',
    run: async (context, [number, order], { by }) => {
      const withdrawalId = wholeNumber(number, 'the number of a withdrawal')
      if (order !== undefined) {
        const orderId = wholeNumber(order, 'the number of an order')
        const matched = await inTransaction(context, (transaction) =>
          matchWithdrawal(context, transaction, { withdrawalId, orderId, by }),
        )
        if (!matched.ok) throw new BadSetting(`Withdrawal ${withdrawalId}: ${matched.reason}.`)
      }
      const accepted = await acceptWithdrawal(context, { withdrawalId, by })
      if (!accepted.ok) throw new BadSetting(`Withdrawal ${withdrawalId}: ${accepted.reason}.`)
      const { returnIds, refund } = accepted.value
      return refund ? told(refund) : `Returns: ${returnIds.join(', ') || 'none'}.`
    },
  },
  'withdrawal-close': {
    words: '<withdrawal> <reason…>',
    run: async (context, [number, ...why], { by }) => {
      const withdrawalId = wholeNumber(number, 'the number of a withdrawal')
      const note = why.join(' ').trim()
      if (!note) throw new BadSetting('Say why it leads to no return.')
      const closed = await inTransaction(context, (transaction) =>
        closeWithdrawal(context, transaction, { withdrawalId, note, by }),
      )
      if (!closed.ok) throw new BadSetting(`Withdrawal ${withdrawalId}: ${closed.reason}.`)
      return `Withdrawal ${withdrawalId} is closed.`
    },
  },
}

function told({ refundId, creditNumber, amountCents }: MadeRefund): string {
  return `Refund ${refundId} over ${(amountCents / 100).toFixed(2)} euros, credit note ${creditNumber}.`
}

function requestOf(words: readonly string[]) {
  const [first = ''] = words
  if (first === 'everything') return 'everything'
  if (/^\d+c$/.test(first)) return { amountCents: wholeNumber(first.slice(0, -1), 'how many cents') }
  const pairs = words.map((word) => word.split('='))
  const lines = pairs
    .filter(([name]) => name !== 'delivery')
    .map(([name, amount = '']) => {
      const lineNumber = wholeNumber(name, 'the number of a line')
      const value = wholeNumber(amount.replace(/c$/, ''), 'how many pieces or cents')
      return amount.endsWith('c') ? { lineNumber, amountCents: value } : { lineNumber, quantity: value }
    })
  const [, delivery] = pairs.find(([name]) => name === 'delivery') ?? []
  return { lines, costsCents: delivery === undefined ? 0 : wholeNumber(delivery, 'how many cents') }
}

import { BadSetting } from '@haverhof/backend/config'
import { creditWithdrawal, issueCreditNote } from '@haverhof/backend/orders'
import { type Command, wholeNumber } from './staff-words.ts'

const reasons = ['price-reduction', 'correction', 'return', 'withdrawal'] as const

/** Credit notes, until there are pages for them (INVOICES-6). */
export const creditCommands: Record<string, Command> = {
  credit: {
    words: `<order> ${reasons.join('|')} everything | [<line>=<pieces>…] [<line>=<cents>c…] [delivery=<cents>]`,
    run: async (context, [order, why, ...what], { by }) => {
      const orderId = wholeNumber(order, 'the number of an order')
      const reason = reasons.find((each) => each === why)
      if (!reason) throw new BadSetting(`A credit note has a reason: ${reasons.join(', ')}.`)
      const credit = what[0] === 'everything' ? 'everything' : requestOf(what)
      const written = await issueCreditNote(context, { orderId, reason, credit, by })
      if (!written.ok) throw new BadSetting(`Order ${orderId}: ${written.reason}.`)
      return `Credit note ${written.value.creditNumber} over ${(written.value.totalCents / 100).toFixed(2)} euros.`
    },
  },
  'credit-withdrawal': {
    words: '<withdrawal>',
    run: async (context, [number], { by }) => {
      const withdrawalId = wholeNumber(number, 'the number of a withdrawal')
      const written = await creditWithdrawal(context, { withdrawalId, by })
      if (!written.ok) throw new BadSetting(`Withdrawal ${withdrawalId}: ${written.reason}.`)
      return `Credit note ${written.value.creditNumber} over ${(written.value.totalCents / 100).toFixed(2)} euros.`
    },
  },
}

function requestOf(words: readonly string[]) {
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

import { BadSetting } from '@haverhof/backend/config'
import { shipOrder } from '@haverhof/backend/orders'
import { memberCommands } from './member-commands.ts'
import { type Command, wholeNumber } from './staff-words.ts'
import { tokenCommands } from './token-commands.ts'
import { webhookCommands } from './webhook-commands.ts'

/** What a shell is needed for: the first owner, other programs, and an order for trying the shop out. All else is done in the office. */
export const staffCommands: Record<string, Command> = {
  ship: {
    words: '<order> [parcel number…]',
    run: async (context, [order, ...parcelNumbers], { by }) => {
      const orderId = wholeNumber(order, 'the number of an order')
      const sent = await shipOrder(context, { orderId, parcelNumbers, by })
      if (!sent.ok) throw new BadSetting(`Order ${orderId}: ${sent.reason}.`)
      return `Order ${orderId} is ${sent.value.status}.`
    },
  },
  ...tokenCommands,
  ...memberCommands,
  ...webhookCommands,
}

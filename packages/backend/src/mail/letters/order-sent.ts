import type { Letter } from '../layout/blocks.ts'
import type { Letterhead } from '../letterhead.ts'
import type { OrderForMail } from '../order-for-mail.ts'
import { greeting } from './greeting.ts'
import { orderAddresses, orderFacts, orderLines } from './order-parts.ts'
import { orderUrl } from './shop-links.ts'

const previews = {
  none: 'previewPost',
  home: 'preview',
  'parcel-shop': 'preview',
  dealer: 'previewDealer',
} as const

export function orderSent(head: Letterhead, order: OrderForMail): Letter {
  const { text } = head
  const kind = order.delivery.kind === 'alternative' ? 'home' : order.delivery.kind
  return {
    subject: text('orderSent.subject', { number: order.orderId }),
    preview: text(`orderSent.${previews[kind]}`),
    title: text('orderSent.title'),
    greeting: greeting(head, order.firstName, order.lastName),
    blocks: [
      { kind: 'paragraph', text: text(`orderSent.intro.${kind}`) },
      { kind: 'button', label: text('order.view'), url: orderUrl(head, order) },
      orderFacts(head, order),
      orderLines(head, order),
      orderAddresses(head, order),
      { kind: 'paragraph', text: text('orderSent.damaged') },
    ],
  }
}

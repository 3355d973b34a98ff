import type { ReasonForReader } from '@haverhof/domain/shared'
import type { Block, Letter } from '../layout/blocks.ts'
import type { Letterhead } from '../letterhead.ts'
import type { MailFacts } from '../mail-facts.ts'
import type { OrderForMail } from '../order-for-mail.ts'
import { greeting } from './greeting.ts'
import { orderFacts, orderLines } from './order-parts.ts'
import { ownWordsBlock, reasonText } from './told-reason.ts'
import { orderUrl } from './shop-links.ts'

/** The payment did not succeed; the goods are still held. */
export function paymentFailed(head: Letterhead, order: OrderForMail): Letter {
  const { text, formats } = head
  return {
    ...opening(head, order, 'paymentFailed'),
    blocks: [
      paragraph(text('paymentFailed.intro', { amount: formats.euro(order.dueCents) })),
      paragraph(text('paymentFailed.until', { time: formats.dateAndTime(order.holdUntil) })),
      { kind: 'button', label: text('paymentFailed.retry'), url: orderUrl(head, order) },
      orderFacts(head, order),
      orderLines(head, order),
      paragraph(text('paymentFailed.nothingCharged')),
    ],
  }
}

export function paymentRefunded(
  head: Letterhead,
  order: OrderForMail,
  { amountCents, reason }: MailFacts['payment-refunded'],
): Letter {
  const { text, formats } = head
  return {
    ...opening(head, order, 'paymentRefunded'),
    blocks: [
      paragraph(text(`paymentRefunded.reason.${reason}`)),
      refundRow(head, amountCents),
      orderFacts(head, order),
      paragraph(text('refund.when', { amount: formats.euro(amountCents) })),
    ],
  }
}

export function orderOutOfStock(
  head: Letterhead,
  order: OrderForMail,
  { refundedCents }: MailFacts['order-out-of-stock'],
): Letter {
  const { text, formats, origin } = head
  const refund =
    refundedCents > 0
      ? [
          refundRow(head, refundedCents),
          paragraph(text('refund.when', { amount: formats.euro(refundedCents) })),
        ]
      : [paragraph(text('outOfStock.nothingCharged'))]
  return {
    ...opening(head, order, 'outOfStock'),
    blocks: [
      paragraph(text('outOfStock.intro')),
      ...refund,
      orderFacts(head, order),
      orderLines(head, order),
      paragraph(text('outOfStock.help')),
      { kind: 'button', label: text('toShop'), url: `${origin}/` },
    ],
  }
}

/** An order was not paid in time, or staff cancelled an unpaid order (MAIL-2). */
export function orderCancelled(
  head: Letterhead,
  order: OrderForMail,
  { isByShop = false, why }: MailFacts['order-cancelled'],
): Letter {
  const { text, origin } = head
  return {
    ...opening(head, order, isByShop ? 'cancelledByShop' : 'cancelled'),
    blocks: [
      paragraph(text(isByShop ? 'cancelledByShop.intro' : 'cancelled.intro')),
      ...(why ? [reasonRow(head, why), ...ownWordsBlock(why)] : []),
      paragraph(text(isByShop ? 'cancelledByShop.help' : 'cancelled.again')),
      { kind: 'button', label: text('toShop'), url: `${origin}/` },
      orderFacts(head, order),
      orderLines(head, order),
    ],
  }
}

function opening(
  head: Letterhead,
  order: OrderForMail,
  area: 'paymentFailed' | 'paymentRefunded' | 'outOfStock' | 'cancelled' | 'cancelledByShop',
): Omit<Letter, 'blocks'> {
  const { text, brand } = head
  return {
    subject: text(`${area}.subject`, { number: order.orderId, brand }),
    preview: text(`${area}.preview`),
    title: text(`${area}.title`),
    greeting: greeting(head, order.firstName, order.lastName),
  }
}

function refundRow({ text, formats }: Letterhead, amountCents: number): Block {
  const row = { label: text('refund.amount'), value: formats.euro(amountCents), tone: 'strong' as const }
  return { kind: 'rows', heading: null, rows: [row] }
}

function reasonRow(head: Letterhead, why: ReasonForReader): Block {
  const row = { label: head.text('creditNote.reason'), value: reasonText(head, 'cancellation', why) }
  return { kind: 'rows', heading: null, rows: [row] }
}

function paragraph(text: string): Block {
  return { kind: 'paragraph', text }
}

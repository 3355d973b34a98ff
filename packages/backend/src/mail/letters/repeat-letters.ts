import { intervalWords } from '@haverhof/domain/cart'
import type { Block, Letter } from '../layout/blocks.ts'
import type { Letterhead } from '../letterhead.ts'
import type { RepeatFacts } from '../fact-shapes.ts'
import type { MailFacts } from '../mail-facts.ts'
import { greeting } from './greeting.ts'
import { contentsBlocks, costRows, goneBlocks, paragraph, placeBlocks } from './repeat-parts.ts'
import { endingUrl, orderUrl } from './shop-links.ts'

/** What was agreed, for how much, and how it ends (REPEAT-33). */
export function repeatBegun(head: Letterhead, facts: MailFacts['repeat-begun']): Letter {
  const { text, formats } = head
  const date = formats.date(facts.day)
  return {
    ...opening(head, facts, 'begun', { date }),
    blocks: [
      paragraph(text('repeat.begun.intro', { ...intervalWords(facts.days), date })),
      ...agreedBlocks(head, facts, date),
      paragraph(text('repeat.begun.notice')),
      ...managed(head, facts),
    ],
  }
}

function agreedBlocks(head: Letterhead, { agreed, days }: MailFacts['repeat-begun'], date: string): Block[] {
  if (!agreed) return []
  const { text, formats } = head
  const method = { heading: text('order.payment'), lines: [text(`methods.${agreed.paymentMethodId}`)] }
  return [
    paragraph(text('repeat.begun.agreed')),
    ...contentsBlocks(head, agreed),
    {
      kind: 'rows',
      heading: null,
      rows: [
        ...costRows(head, agreed),
        { label: text('repeat.perDelivery'), value: formats.euro(agreed.totalCents), tone: 'strong' },
        { label: text('repeat.interval'), value: text('repeat.every', intervalWords(days)) },
        { label: text('repeat.day'), value: date },
      ],
    },
    ...placeBlocks(head, agreed, [method]),
  ]
}

/** What comes, when, for how much, and until when that can be changed (REPEAT-8, REPEAT-9). */
export function repeatAnnounced(head: Letterhead, facts: MailFacts['repeat-announced']): Letter {
  const { text, formats } = head
  const { totalCents, lastCents, isCollected } = facts
  const date = formats.date(facts.day)
  const amount = formats.euro(totalCents)
  const before =
    lastCents === null
      ? []
      : [paragraph(text('repeat.announced.changed', { amount: formats.euro(lastCents) }))]
  return {
    ...opening(head, facts, 'announced', { date, amount }),
    blocks: [
      paragraph(
        text(isCollected ? 'repeat.announced.collected' : 'repeat.announced.byYou', { date, amount }),
      ),
      ...contentsBlocks(head, facts),
      {
        kind: 'rows',
        heading: null,
        rows: [
          { label: text('repeat.day'), value: date },
          { label: text('repeat.changeUntil'), value: formats.date(facts.changeUntil) },
          ...costRows(head, facts),
          { label: text('repeat.total'), value: amount, tone: 'strong' },
        ],
      },
      ...goneBlocks(head, facts.gone),
      ...placeBlocks(head, facts),
      ...before,
      paragraph(text('repeat.announced.until', { until: formats.date(facts.changeUntil) })),
      ...managed(head, facts),
    ],
  }
}

/** A delivery moved by a week: its price rose or goods are missing (REPEAT-9, REPEAT-10). */
export function repeatMoved(head: Letterhead, facts: MailFacts['repeat-moved']): Letter {
  const { text, formats } = head
  const dates = { date: formats.date(facts.day), former: formats.date(facts.formerDay) }
  return {
    ...opening(head, facts, 'moved', dates),
    blocks: [paragraph(text(`repeat.moved.${facts.reason}`, dates)), ...managed(head, facts)],
  }
}

/** A failed collection, with a link to pay at once (REPEAT-12). */
export function repeatCollectionFailed(
  head: Letterhead,
  facts: MailFacts['repeat-collection-failed'],
): Letter {
  const { text, formats } = head
  const date = formats.date(facts.retryOn)
  return {
    ...opening(head, facts, 'failed', { date }),
    blocks: [
      paragraph(text('repeat.failed.intro', { number: String(facts.orderNumber), date })),
      payButton(head, facts),
      ...managed(head, facts),
    ],
  }
}

/** A link to pay the next delivery by a method that gives a new mandate (REPEAT-14). */
export function repeatPaymentNeeded(head: Letterhead, facts: MailFacts['repeat-payment-needed']): Letter {
  const { text, formats } = head
  const amount = formats.euro(facts.totalCents)
  const until = formats.date(facts.payUntil)
  return {
    ...opening(head, facts, 'payment', { date: formats.date(facts.day), amount }),
    blocks: [
      paragraph(text('repeat.payment.intro', { number: String(facts.orderNumber), amount, until })),
      payButton(head, facts),
      ...managed(head, facts),
    ],
  }
}

export function repeatPaused(head: Letterhead, facts: MailFacts['repeat-paused']): Letter {
  const { text } = head
  return {
    ...opening(head, facts, 'paused', {}),
    blocks: [
      paragraph(text(`repeat.paused.${facts.reason}`)),
      paragraph(text('repeat.paused.resume')),
      ...managed(head, facts),
    ],
  }
}

/** The receipt of a repeat delivery that has ended (REPEAT-73). */
export function repeatEnded(head: Letterhead, facts: MailFacts['repeat-ended']): Letter {
  const { text, origin } = head
  const { collectedOrder, unbegunOrder } = facts
  if (unbegunOrder) return repeatLapsed(head, facts, String(unbegunOrder))
  const collected = collectedOrder && text('repeat.ended.collected', { number: String(collectedOrder) })
  return {
    ...opening(head, facts, 'ended', {}),
    blocks: [
      paragraph(text('repeat.ended.intro')),
      ...(collected ? [paragraph(collected)] : []),
      { kind: 'button', label: text('toShop'), url: `${origin}/` },
    ],
  }
}

/** The account was not activated in time (REPEAT-57). */
function repeatLapsed(head: Letterhead, facts: MailFacts['repeat-ended'], number: string): Letter {
  const { text, origin } = head
  return {
    ...opening(head, facts, 'lapsed', {}),
    blocks: [
      paragraph(text('repeat.lapsed.intro', { number })),
      { kind: 'button', label: text('toShop'), url: `${origin}/` },
    ],
  }
}

type Area = 'begun' | 'announced' | 'moved' | 'failed' | 'payment' | 'paused' | 'ended' | 'lapsed'

function opening(
  head: Letterhead,
  { firstName }: Pick<RepeatFacts, 'firstName'>,
  area: Area,
  values: { date?: string; amount?: string },
): Omit<Letter, 'blocks'> {
  const { text } = head
  const facts = { date: '', amount: '', ...values }
  return {
    subject: text(`repeat.${area}.subject`, facts),
    preview: text(`repeat.${area}.preview`, facts),
    title: text(`repeat.${area}.title`, facts),
    greeting: greeting(head, firstName),
  }
}

/** Every letter leads to where it can be changed, and to where it ends without signing in (ENDING-1). */
function managed(head: Letterhead, { repeatDeliveryId }: RepeatFacts): Block[] {
  const { text, origin } = head
  const url = `${origin}/account/repeat-deliveries/${repeatDeliveryId}/`
  return [
    { kind: 'button', label: text('repeat.manage'), url },
    {
      kind: 'small-print',
      heading: text('repeat.endHeading'),
      paragraphs: [text('repeat.end')],
      link: { label: text('repeat.endLink'), url: endingUrl(head) },
    },
  ]
}

function payButton(
  head: Letterhead,
  { orderNumber: orderId, orderKey }: { orderNumber: number; orderKey: string },
): Block {
  return { kind: 'button', label: head.text('repeat.pay'), url: orderUrl(head, { orderId, orderKey }) }
}

import { isOurFault, type ReturnReason } from '@haverhof/domain/returns'
import type { ReasonForReader } from '@haverhof/domain/shared'
import { company } from '@haverhof/domain/sites'
import type { Block, Letter } from '../layout/blocks.ts'
import type { Letterhead } from '../letterhead.ts'
import type { MailFacts } from '../mail-facts.ts'
import type { OrderForMail } from '../order-for-mail.ts'
import { asTypedLines } from '../safe-text.ts'
import { greeting } from './greeting.ts'
import { ownWordsBlock, reasonText } from './told-reason.ts'

export function returnRegistered(
  head: Letterhead,
  order: OrderForMail,
  facts: MailFacts['return-registered'],
): Letter {
  const { text, brand, formats } = head
  const { returnId, reason, remarks, isFree = false } = facts
  const address = `${company.name}, ${company.street}, ${company.zipcode} ${company.city}, ${formats.country(company.regionCode)}`
  const next = isFree || isOurFault(reason) ? 'nextOurs' : 'nextYours'
  return {
    subject: text('returnRegistered.subject', { number: returnId, brand }),
    preview: text('returnRegistered.preview'),
    title: text('returnRegistered.title'),
    greeting: greeting(head, order.firstName, order.lastName),
    blocks: [
      { kind: 'paragraph', text: text('returnRegistered.intro') },
      returnFacts(head, facts, reason),
      ...(remarks ? [{ kind: 'quote' as const, lines: asTypedLines(remarks) }] : []),
      { kind: 'paragraph', text: text(`returnRegistered.${next}`, { address }) },
      toReturns(head),
    ],
  }
}

export function returnChanged(
  head: Letterhead,
  order: OrderForMail,
  facts: MailFacts['return-changed'],
): Letter {
  const { text } = head
  const { returnId, status } = facts
  const refusal = typeof facts.refusal === 'string' ? { reason: facts.refusal } : facts.refusal
  return {
    subject: text(`returnChanged.${status}.subject`, { number: returnId }),
    preview: text(`returnChanged.${status}.preview`),
    title: text(`returnChanged.${status}.title`),
    greeting: greeting(head, order.firstName, order.lastName),
    blocks: [
      { kind: 'paragraph', text: text(`returnChanged.${status}.intro`) },
      ...(refusal ? [whyRefused(head, refusal)] : []),
      ...ownWordsBlock(refusal),
      returnFacts(head, facts, null),
      toReturns(head),
    ],
  }
}

function whyRefused(head: Letterhead, refusal: ReasonForReader): Block {
  const row = { label: head.text('return.reason'), value: reasonText(head, 'return', refusal) }
  return { kind: 'rows', heading: null, rows: [row] }
}

type Returned = Pick<MailFacts['return-changed'], 'returnId' | 'orderId' | 'description' | 'quantity'>

function returnFacts(
  { text }: Letterhead,
  { returnId, orderId, description, quantity }: Returned,
  reason: ReturnReason | null,
): Block {
  return {
    kind: 'rows',
    heading: null,
    rows: [
      { label: text('return.number'), value: String(returnId) },
      { label: text('order.number'), value: String(orderId) },
      { label: text('return.product'), value: `${quantity} × ${description}` },
      ...(reason ? [{ label: text('return.reason'), value: text(`return.reasons.${reason}`) }] : []),
    ],
  }
}

function toReturns({ text, origin }: Letterhead): Block {
  return { kind: 'button', label: text('return.view'), url: `${origin}/account/returns/` }
}

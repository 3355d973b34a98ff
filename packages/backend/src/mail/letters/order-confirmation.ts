import { company } from '@haverhof/domain/sites'
import type { Block, Letter } from '../layout/blocks.ts'
import type { Letterhead } from '../letterhead.ts'
import type { OrderForMail } from '../order-for-mail.ts'
import { deliveryWay } from './delivery-rows.ts'
import { greeting } from './greeting.ts'
import { orderAddresses, orderFacts, orderLines, orderTotals } from './order-parts.ts'
import { paragraph } from './repeat-parts.ts'
import { orderUrl, withdrawalUrl } from './shop-links.ts'

export function orderConfirmation(head: Letterhead, order: OrderForMail): Letter {
  const { text, brand, formats } = head
  const waits = !order.isPaid && order.dueCents > 0
  return {
    subject: text('confirmation.subject', { number: order.orderId, brand }),
    preview: text('confirmation.preview', { amount: formats.euro(order.totalCents) }),
    title: text('confirmation.title'),
    greeting: greeting(head, order.firstName, order.lastName),
    blocks: [
      { kind: 'paragraph', text: text(`confirmation.${waits ? 'introTransfer' : 'intro'}`) },
      ...(waits ? [transferDetails(head, order)] : []),
      { kind: 'paragraph', text: nextStep(head, order) },
      ...(waitsForAccount(order) ? [paragraph(text('repeat.waits'))] : []),
      { kind: 'button', label: text('order.view'), url: orderUrl(head, order) },
      orderFacts(head, order),
      orderLines(head, order),
      orderTotals(head, order),
      orderAddresses(head, order),
      ...(order.invoiceNumber ? [invoiceLine(head, order.invoiceNumber)] : []),
      ...(order.contractVersion ? [contractLine(head, order)] : []),
      ...(order.billing.companyName ? [] : [withdrawalInformation(head, order)]),
    ],
  }
}

function nextStep({ text }: Letterhead, order: OrderForMail): string {
  return text(order.isScanOnly ? 'confirmation.next.none' : `confirmation.next.${deliveryWay(order)}`)
}

/** Who registered with the order begins what comes again by activating the account (REPEAT-32). */
function waitsForAccount({ hasAccount, lines }: OrderForMail): boolean {
  return !hasAccount && lines.some(({ repeatDays }) => repeatDays !== null)
}

function invoiceLine({ text }: Letterhead, number: string): Block {
  return { kind: 'paragraph', text: text('confirmation.invoice', { number }) }
}

/** The mail names what the attached PDF holds; what only consumers have is not promised to a company (MAIL-22). */
function contractLine({ text }: Letterhead, { billing }: OrderForMail): Block {
  return paragraph(text(billing.companyName ? 'confirmation.contractCompany' : 'confirmation.contract'))
}

/** Until the account is known the letter waits: it is tried again like one that was refused (MAIL-11). */
function transferDetails({ text, formats }: Letterhead, order: OrderForMail): Block {
  if (!order.transfer) throw new Error('the account to transfer to is not known yet')
  const { accountName, iban, bic, reference } = order.transfer
  return {
    kind: 'notice',
    heading: text('transfer.heading'),
    rows: [
      { label: text('transfer.amount'), value: formats.euro(order.dueCents) },
      { label: text('transfer.account'), value: iban },
      { label: text('transfer.bic'), value: bic },
      { label: text('transfer.holder'), value: accountName },
      { label: text('transfer.reference'), value: reference },
    ],
    text: text('transfer.until', { date: formats.date(order.holdUntil) }),
  }
}

/** A consumer keeps the terms of withdrawal with the confirmation, not only behind a link (MAIL-11). */
function withdrawalInformation(head: Letterhead, { beginAnalysis }: OrderForMail): Block {
  const { text, phone, sender, formats } = head
  const address = `${company.name}, ${company.street}, ${company.zipcode} ${company.city}, ${formats.country(company.regionCode)}`
  return {
    kind: 'small-print',
    heading: text('withdrawal.heading'),
    paragraphs: [
      text('withdrawal.right'),
      text('withdrawal.how', { address, phone, email: sender.address }),
      text('withdrawal.effects'),
      text('withdrawal.return', { address }),
      text('withdrawal.exceptions'),
      // The consent is confirmed where the customer keeps it (ORDERS-30).
      ...(beginAnalysis ? [text('withdrawal.beginAnalysis')] : []),
      text('withdrawal.form', { address }),
    ],
    link: { label: text('withdrawal.link'), url: withdrawalUrl(head) },
  }
}

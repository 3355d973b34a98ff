import { intervalWords } from '@haverhof/domain/cart'
import type { Block, LetterLine, Row } from '../layout/blocks.ts'
import type { Letterhead } from '../letterhead.ts'
import type { AddressForMail, OrderForMail, OrderLineForMail } from '../order-for-mail.ts'
import { asTyped } from '../safe-text.ts'
import { deliveryRows } from './delivery-rows.ts'
import { mailPicture } from './mail-picture.ts'

export function orderFacts(head: Letterhead, order: OrderForMail): Block {
  const { text, formats } = head
  const rows = [
    { label: text('order.number'), value: String(order.orderId) },
    { label: text('order.date'), value: formats.date(order.orderedAt) },
    ...deliveryRows(head, order),
  ]
  return { kind: 'rows', heading: null, rows }
}

export function orderLines(head: Letterhead, order: OrderForMail): Block {
  const { text, origin } = head
  const gifts = order.gifts.map(({ quantity, description, productLabel, promotionText, imagePath }) => ({
    title: `${quantity} × ${description}`,
    details: [productLabel, promotionText].filter(Boolean),
    amount: text('order.free'),
    ...(imagePath && { imageUrl: mailPicture(imagePath, origin) }),
  }))
  const lines = order.lines.map((line) => orderLine(head, line))
  return { kind: 'lines', heading: text('order.lines'), lines: [...lines, ...gifts] }
}

function orderLine({ text, formats, origin }: Letterhead, line: OrderLineForMail): LetterLine {
  const { quantity, description, productLabel, originalCents, totalCents, discounts, sampleNames } = line
  // What was agreed to come again (REPEAT-33).
  const interval = line.repeatDays === null ? [] : [text('repeat.line', intervalWords(line.repeatDays))]
  const names = sampleNames.map(asTyped).join(', ')
  const samples = names ? [text('order.samples', { count: sampleNames.length, names })] : []
  return {
    title: `${quantity} × ${description}`,
    details: [
      productLabel,
      ...interval,
      ...discounts.map((discount) => discount.description),
      ...samples,
    ].filter(Boolean),
    amount: formats.euro(totalCents),
    ...(line.imagePath && { imageUrl: mailPicture(line.imagePath, origin) }),
    ...(originalCents > totalCents && { struckAmount: formats.euro(originalCents) }),
  }
}

/** The sums of the order, to the cent (MAIL-10). */
export function orderTotals(head: Letterhead, order: OrderForMail): Block {
  const { text, formats } = head
  const discounts = order.orderDiscounts.map(({ description, amountCents }) => ({
    label: description,
    value: formats.euro(-amountCents),
  }))
  const rows: Row[] = [
    { label: text('order.goods'), value: formats.euro(order.subTotalCents) },
    ...discounts,
    ...shippingRows(head, order),
    ...(order.paymentCostsCents > 0
      ? [{ label: text('order.paymentCosts'), value: formats.euro(order.paymentCostsCents) }]
      : []),
    {
      label: text(order.isReverseCharge ? 'order.totalNet' : 'order.total'),
      value: formats.euro(order.totalCents),
      tone: 'strong',
    },
    ...vatRows(head, order),
    ...settlementRows(head, order),
  ]
  return { kind: 'rows', heading: null, rows }
}

function shippingRows({ text, formats }: Letterhead, order: OrderForMail): Row[] {
  if (order.delivery.kind === 'none' && order.originalShippingCents === 0) return []
  const amount = (cents: number) => (cents === 0 ? text('order.free') : formats.euro(cents))
  const discounts = order.shippingDiscounts.map(({ description, amountCents }) => ({
    label: description,
    value: formats.euro(-amountCents),
  }))
  return [
    {
      label: text('order.shipping'),
      value: amount(discounts.length > 0 ? order.originalShippingCents : order.shippingCents),
    },
    ...discounts,
  ]
}

/** VAT by rate; a company reads why it pays none. */
function vatRows({ text, formats }: Letterhead, { vat }: OrderForMail): Row[] {
  return vat.map(({ percent, treatment, vatCents }) =>
    treatment === 'taxed'
      ? {
          label: text('order.vat', { percent: formats.percent(percent) }),
          value: formats.euro(vatCents),
          tone: 'soft',
        }
      : { label: text(`order.exempt.${treatment}`), value: '', tone: 'soft' },
  )
}

function settlementRows({ text, formats }: Letterhead, order: OrderForMail): Row[] {
  const rows: Row[] = []
  if (order.giftCardCents > 0) {
    rows.push({ label: text('order.giftCard'), value: formats.euro(-order.giftCardCents) })
    rows.push({
      label: text(order.isPaid ? 'order.paid' : 'order.due'),
      value: formats.euro(order.dueCents),
    })
  }
  if (order.shown) {
    const amount = formats.money(order.shown.cents, order.shown.currency)
    rows.push({ label: text('order.indicative', { amount }), value: '', tone: 'soft' })
  }
  return rows
}

/** Where it goes, who is billed, how it is paid. */
export function orderAddresses(head: Letterhead, order: OrderForMail): Block {
  const { text } = head
  const { delivery, paymentMethodId, vatNumber } = order
  const billing = addressLines(head, order.billing)
  const to = delivery.kind === 'none' ? billing : placeLines(head, delivery)
  const vatLine = vatNumber ? [`${text('order.vatNumber')} ${asTyped(vatNumber)}`] : []
  return {
    kind: 'columns',
    columns: [
      { heading: text(`order.delivery.${delivery.kind}`), lines: to },
      { heading: text('order.billing'), lines: [...billing, ...vatLine] },
      ...(paymentMethodId
        ? [{ heading: text('order.payment'), lines: [text(`methods.${paymentMethodId}`)] }]
        : []),
    ],
  }
}

type DeliveryPlace = Exclude<OrderForMail['delivery'], { kind: 'none' }>

export function placeLines(head: Letterhead, destination: DeliveryPlace): string[] {
  if (destination.address) return addressLines(head, destination.address)
  return 'name' in destination ? [asTyped(destination.name)] : []
}

function addressLines({ formats }: Letterhead, address: AddressForMail): string[] {
  const { companyName, name, street, streetNumber, streetNumberAddition, zipcode, city } = address
  const typed = [
    companyName ?? '',
    name,
    [street, streetNumber, streetNumberAddition ?? ''].join(' '),
    `${zipcode} ${city}`,
  ]
  return [...typed.map(asTyped).filter(Boolean), formats.country(address.regionCode)]
}

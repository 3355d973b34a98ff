import { type Yard, yardQuestions } from '@haverhof/domain/delivery'
import type { Row } from '../layout/blocks.ts'
import type { Letterhead } from '../letterhead.ts'
import type { OrderForMail } from '../order-for-mail.ts'
import { asTyped } from '../safe-text.ts'

/** The delivery date, in the words of the last page of checkout, and the customer's note for the driver (MAIL-20). */
export function deliveryRows(head: Letterhead, { arrival, wishes }: OrderForMail): Row[] {
  const { text, delivery } = head
  return [
    ...(arrival ? [{ label: text('order.shipping'), value: arrivalSentence(head, arrival) }] : []),
    ...(arrival?.byAppointment && wishes?.day
      ? [{ label: delivery('dayAsked'), value: head.formats.day(wishes.day) }]
      : []),
    ...(wishes?.remark ? [{ label: delivery('remark'), value: asTyped(wishes.remark) }] : []),
    ...(wishes?.yard ? yardRows(head, wishes.yard) : []),
  ]
}

/** How an order gets to the customer; a lorry brings what comes by appointment (MAIL-15). */
export function deliveryWay({ delivery, arrival }: Pick<OrderForMail, 'delivery' | 'arrival'>) {
  return arrival?.byAppointment ? 'lorry' : delivery.kind
}

function arrivalSentence(
  { delivery, formats }: Letterhead,
  { from, until, byAppointment }: NonNullable<OrderForMail['arrival']>,
): string {
  if (byAppointment) return delivery('byAppointment', { until: formats.day(until) })
  if (from === until) return delivery('arrivesOn', { day: formats.day(from) })
  return delivery('arrivesBetween', { from: formats.day(from), until: formats.day(until) })
}

function yardRows({ yard: words }: Letterhead, yard: Yard): Row[] {
  return yardQuestions.map((question) => ({
    label: words(`questions.${question}`),
    value: words(`answers.${yard[question]}`),
  }))
}

/** Several numbers stand with a space between them; none is fine (ORDERS-23). */
export function parcelNumbersIn(typed: string): string[] {
  return typed.split(/[\s,;]+/).filter(Boolean)
}

export function isParcelNumber(typed: string): boolean {
  return parcelNumbersIn(typed).every((number) => /^[\w-]{4,40}$/.test(number))
}

/** What was typed or scanned for each order. */
export type NumbersOfOrders = ReadonlyMap<number, string>

/** A number that stands at two of these orders, with the order that had it first: most likely one label was scanned twice. */
export function repeatedNumbers(orderIds: readonly number[], numbers: NumbersOfOrders): Map<number, number> {
  const first = new Map<string, number>()
  const repeated = new Map<number, number>()
  for (const orderId of orderIds)
    for (const number of parcelNumbersIn(numbers.get(orderId) ?? '')) {
      const present = first.get(number)
      if (present === undefined) first.set(number, orderId)
      else if (present !== orderId) repeated.set(orderId, present)
    }
  return repeated
}

/** For the call: the orders that have a number. */
export function parcelsOf(orderIds: readonly number[], numbers: NumbersOfOrders) {
  return orderIds.flatMap((orderId) => {
    const parcelNumbers = parcelNumbersIn(numbers.get(orderId) ?? '')
    return parcelNumbers.length > 0 ? [{ orderId, parcelNumbers }] : []
  })
}

import { distribute } from '../pricing/index.ts'
import { refusal, type Result, success } from '../shared/index.ts'
import type { InvoicePart, InvoiceParts, LinePart } from './invoice-parts.ts'

/** What is to be taken back: pieces of lines, amounts off lines, and of what delivery and payment cost. */
export type CreditRequest = {
  lines: readonly ({ lineNumber: number } & ({ quantity: number } | { amountCents: number }))[]
  costsCents: number
}

/** What a credit note takes back of a line; no pieces when it only lowers the price. */
export type CreditedLine = { lineNumber: number; quantity: number; grossCents: number; vatCents: number }

/** What a credit note takes back; kept with it, for the next one of the order. */
export type Credited = { lines: CreditedLine[]; costs: InvoicePart[] }

export type CreditProblem = 'no-such-line' | 'more-than-invoiced' | 'nothing-to-credit'

/**
 * A credit takes back what was paid, after discounts, at the rate it was paid at (INVOICES-14). With what earlier ones took
 * it is never more than was invoiced, and all pieces together are everything to the cent, VAT too.
 */
export function creditOf(
  parts: InvoiceParts,
  earlier: readonly Credited[],
  request: CreditRequest,
): Result<Credited, CreditProblem> {
  const lines: CreditedLine[] = []
  for (const wish of request.lines) {
    const line = parts.lines.find(({ lineNumber }) => lineNumber === wish.lineNumber)
    if (!line) return refusal('no-such-line')
    const taken = takenOf([...earlier, { lines, costs: [] }], line.lineNumber)
    const credited = creditOfLine(line, taken, wish)
    if (!credited) return refusal('more-than-invoiced')
    if (credited.grossCents > 0 || credited.quantity > 0) lines.push(credited)
  }
  const costs = creditOfCosts(parts.costs, earlier, request.costsCents)
  if (!costs) return refusal('more-than-invoiced')
  const isNothing = [...lines, ...costs].every(({ grossCents }) => grossCents === 0)
  return isNothing ? refusal('nothing-to-credit') : success({ lines, costs })
}

/** Everything that is not credited yet: a withdrawal from the whole contract. */
export function everythingLeft(parts: InvoiceParts, earlier: readonly Credited[]): CreditRequest {
  const { lines, costsCents } = leftToCredit(parts, earlier)
  return {
    lines: lines.flatMap(({ lineNumber, quantity }) => (quantity > 0 ? { lineNumber, quantity } : [])),
    costsCents,
  }
}

/** What of a line is left to take back: pieces, and what was paid for them. */
export type LeftOfLine = {
  lineNumber: number
  quantity: number
  leftCents: number
  invoicedQuantity: number
  invoicedCents: number
}

export type LeftToCredit = { lines: LeftOfLine[]; costsCents: number }

/** What earlier credit notes left of an invoice. */
export function leftToCredit(parts: InvoiceParts, earlier: readonly Credited[]): LeftToCredit {
  return {
    lines: parts.lines.map((line) => {
      const taken = takenOf(earlier, line.lineNumber)
      return leftOfLine(line, taken)
    }),
    costsCents: sumOf(parts.costs) - sumOf(earlier.flatMap(({ costs }) => costs)),
  }
}

function leftOfLine({ lineNumber, quantity, grossCents }: LinePart, taken: CreditedPart): LeftOfLine {
  return {
    lineNumber,
    quantity: quantity - taken.quantity,
    leftCents: grossCents - taken.grossCents,
    invoicedQuantity: quantity,
    invoicedCents: grossCents,
  }
}

/** What goes back for so many more pieces of a line (INVOICES-14). A price that was lowered before leaves less for the last ones. */
export function centsOfPieces(left: Omit<LeftOfLine, 'lineNumber'>, pieces: number): number {
  const { invoicedCents, invoicedQuantity } = left
  const taken = invoicedQuantity - left.quantity
  const upTo = (count: number) => share(invoicedCents, count, invoicedQuantity)
  return Math.min(left.leftCents, upTo(taken + pieces) - upTo(taken))
}

type CreditedPart = Omit<CreditedLine, 'lineNumber'>

function takenOf(earlier: readonly Credited[], lineNumber: number): CreditedPart {
  const own = earlier.flatMap(({ lines }) => lines).filter((line) => line.lineNumber === lineNumber)
  const sum = (amount: (line: CreditedLine) => number) => own.reduce((all, line) => all + amount(line), 0)
  return {
    quantity: sum((line) => line.quantity),
    grossCents: sum((line) => line.grossCents),
    vatCents: sum((line) => line.vatCents),
  }
}

function creditOfLine(
  line: LinePart,
  taken: CreditedPart,
  wish: { quantity: number } | { amountCents: number },
): CreditedLine | null {
  const left = leftOfLine(line, taken)
  const quantity = 'quantity' in wish ? wish.quantity : 0
  if (quantity > left.quantity) return null
  const grossCents = 'amountCents' in wish ? wish.amountCents : centsOfPieces(left, quantity)
  if (grossCents > left.leftCents) return null
  const vatCents = share(line.vatCents, taken.grossCents + grossCents, line.grossCents) - taken.vatCents
  return { lineNumber: line.lineNumber, quantity, grossCents, vatCents }
}

function creditOfCosts(
  costs: readonly InvoicePart[],
  earlier: readonly Credited[],
  askedCents: number,
): InvoicePart[] | null {
  const before = earlier.flatMap((credited) => credited.costs)
  const open = costs.map((cost) => {
    const own = before.filter((one) => one.percent === cost.percent && one.treatment === cost.treatment)
    return { cost, takenCents: sumOf(own), takenVatCents: own.reduce((all, one) => all + one.vatCents, 0) }
  })
  const left = open.map(({ cost, takenCents }) => cost.grossCents - takenCents)
  if (askedCents > left.reduce((all, cents) => all + cents, 0)) return null
  const amounts = askedCents === 0 ? left.map(() => 0) : distribute(askedCents, left)
  return open.flatMap(({ cost, takenCents, takenVatCents }, index) => {
    const grossCents = amounts[index] ?? 0
    const vatCents = share(cost.vatCents, takenCents + grossCents, cost.grossCents) - takenVatCents
    return grossCents > 0 ? { ...cost, grossCents, vatCents } : []
  })
}

function sumOf(parts: readonly { grossCents: number }[]): number {
  return parts.reduce((all, { grossCents }) => all + grossCents, 0)
}

/** This part of the whole, in cents. */
function share(cents: number, part: number, whole: number): number {
  return distribute(cents, [part, whole - part])[0] ?? 0
}

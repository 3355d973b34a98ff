import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  centsOfPieces,
  type Credited,
  creditOf,
  everythingLeft,
  type InvoiceParts,
  leftToCredit,
} from './index.ts'

const taxed = { percent: 21, treatment: 'taxed' } as const

function invoice(lines: [quantity: number, grossCents: number, vatCents: number][]): InvoiceParts {
  return {
    lines: lines.map(([quantity, grossCents, vatCents], index) => ({
      ...taxed,
      lineNumber: index + 1,
      description: 'Muesli, 20 kg',
      quantity,
      supply: 'goods',
      grossCents,
      vatCents,
      totalCents: grossCents,
      netCents: grossCents - vatCents,
    })),
    costs: [{ ...taxed, grossCents: 595, vatCents: 103 }],
  }
}

const three = invoice([[3, 1000, 174]])

describe('INVOICES-6: a credit', () => {
  test('takes back pieces at what was paid for them; all pieces are everything, to the cent', () => {
    const earlier: Credited[] = []
    for (let piece = 0; piece < 3; piece += 1) {
      const credited = creditOf(three, earlier, { lines: [{ lineNumber: 1, quantity: 1 }], costsCents: 0 })
      if (!credited.ok) throw new Error(credited.reason)
      earlier.push(credited.value)
    }
    const lines = earlier.flatMap((credited) => credited.lines)
    expect(lines.map(({ grossCents }) => grossCents)).toEqual([333, 334, 333])
    expect(lines.reduce((sum, { vatCents }) => sum + vatCents, 0)).toBe(174)
    const more = creditOf(three, earlier, { lines: [{ lineNumber: 1, quantity: 1 }], costsCents: 0 })
    expect(more).toEqual({ ok: false, reason: 'more-than-invoiced' })
  })

  test('lowers a price, and the last piece gives back what is left', () => {
    const lowered = creditOf(three, [], { lines: [{ lineNumber: 1, amountCents: 900 }], costsCents: 0 })
    if (!lowered.ok) throw new Error(lowered.reason)
    const rest = creditOf(three, [lowered.value], everythingLeft(three, [lowered.value]))
    expect(rest.ok && rest.value.lines).toEqual([
      { lineNumber: 1, quantity: 3, grossCents: 100, vatCents: 174 - 157 },
    ])
    expect(rest.ok && rest.value.costs).toEqual([{ ...taxed, grossCents: 595, vatCents: 103 }])
  })

  test('says before what it will take back for so many pieces, after whatever went before', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 1_000_000 }),
        fc.integer({ min: 1, max: 30 }),
        fc.array(fc.integer({ min: 0, max: 10 }), { maxLength: 5 }),
        (grossCents, quantity, wishes) => {
          const parts = invoice([[quantity, grossCents, 0]])
          const earlier: Credited[] = []
          for (const pieces of wishes) {
            const [left] = leftToCredit(parts, earlier).lines
            const request = { lines: [{ lineNumber: 1, quantity: pieces }], costsCents: 0 }
            const credited = creditOf(parts, earlier, request)
            if (!left || !credited.ok) continue
            const taken = credited.value.lines.reduce((sum, line) => sum + line.grossCents, 0)
            expect(centsOfPieces(left, pieces)).toBe(taken)
            earlier.push(credited.value)
          }
        },
      ),
    )
  })

  test.each([
    ['a line that is not there', { lines: [{ lineNumber: 2, quantity: 1 }], costsCents: 0 }, 'no-such-line'],
    ['more pieces', { lines: [{ lineNumber: 1, quantity: 4 }], costsCents: 0 }, 'more-than-invoiced'],
    [
      'the pieces twice in one wish',
      { lines: [1, 2].map(() => ({ lineNumber: 1, quantity: 2 })), costsCents: 0 },
      'more-than-invoiced',
    ],
    ['more money', { lines: [{ lineNumber: 1, amountCents: 1001 }], costsCents: 0 }, 'more-than-invoiced'],
    ['more delivery', { lines: [], costsCents: 596 }, 'more-than-invoiced'],
    ['nothing', { lines: [], costsCents: 0 }, 'nothing-to-credit'],
  ])('is refused: %s', (_, request, reason) => {
    expect(creditOf(three, [], request)).toEqual({ ok: false, reason })
  })

  test('of any invoice, however it is taken back, adds up to the invoice (INVOICES-14)', () => {
    const anyLine = fc.record({ quantity: fc.integer({ min: 1, max: 50 }), gross: fc.nat(2_000_000) })
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 4 }),
        fc.array(fc.nat(), { maxLength: 12 }),
        (drawn, steps) => {
          const parts = invoice(
            drawn.map(({ quantity, gross }) => [quantity, gross, Math.round((gross * 21) / 121)]),
          )
          const earlier: Credited[] = []
          const credit = (request: Parameters<typeof creditOf>[2]) => {
            const result = creditOf(parts, earlier, request)
            if (result.ok) earlier.push(result.value)
          }
          for (const step of steps) {
            const lineNumber = 1 + (step % parts.lines.length)
            if (step % 3 === 0)
              credit({ lines: [{ lineNumber, amountCents: step % 5000 }], costsCents: step % 200 })
            else credit({ lines: [{ lineNumber, quantity: 1 + (step % 4) }], costsCents: 0 })
          }
          credit(everythingLeft(parts, earlier))
          const all = earlier.flatMap(({ lines, costs }) => [...lines, ...costs])
          expect(all.every(({ grossCents, vatCents }) => grossCents >= 0 && vatCents >= 0)).toBe(true)
          const whole = [...parts.lines, ...parts.costs]
          for (const amount of ['grossCents', 'vatCents'] as const)
            expect(all.reduce((sum, part) => sum + part[amount], 0)).toBe(
              whole.reduce((sum, part) => sum + part[amount], 0),
            )
        },
      ),
      { numRuns: 2000 },
    )
  })
})

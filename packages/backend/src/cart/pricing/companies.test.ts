import { startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CalculatedCartView } from '../calculation-schemas.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const countries = { NL: 528, DE: 276, BE: 56, FR: 250, CH: 756 } as const
/** Numbers whose check digits are right: without a register they count. */
const numbers = {
  none: null,
  wrong: 'DE136695977',
  NL: 'NL004495445B01',
  DE: 'DE136695976',
  BE: 'BE0428759497',
  FR: 'FR40303265045',
} as const

const muesli = { productVariantId: 10101, count: 2 }
const scoop = { productVariantId: 41101, count: 1 }
const scan = { productVariantId: 90101, count: 1 }
const carts = { goods: [muesli, scoop], kits: [scan], mixed: [muesli, scoop, scan] } as const

type CompanyCase = {
  site: string
  to: keyof typeof countries
  number: keyof typeof numbers
  cart: keyof typeof carts
}

function calculate({ site, to, number, cart }: CompanyCase): Promise<CalculatedCartView> {
  const billing = { vatNumber: numbers[number], address: { countryId: countries[to] } }
  return shop.read('/api/cartcalculation/calculate', { site, json: { products: carts[cart], billing } })
}

const rates = ({ vatGroups }: CalculatedCartView) =>
  vatGroups.map(({ treatment, percentage }) => (treatment === 'taxed' ? percentage : treatment))

const exempt = ['intra-community', 'reverse-charge']

/** What a cart is charged; the seller is in the Netherlands whatever the site (PRICING-10). */
const cases: [CompanyCase, unknown[]][] = [
  [{ site: 'haverhof.nl', to: 'NL', number: 'none', cart: 'mixed' }, [21]],
  [{ site: 'haverhof.nl', to: 'NL', number: 'NL', cart: 'mixed' }, [21]],
  [{ site: 'haverhof.de', to: 'DE', number: 'none', cart: 'goods' }, [7, 19]],
  [{ site: 'haverhof.de', to: 'DE', number: 'none', cart: 'kits' }, [21]],
  [{ site: 'haverhof.de', to: 'DE', number: 'none', cart: 'mixed' }, [7, 19, 21]],
  [{ site: 'haverhof.de', to: 'DE', number: 'wrong', cart: 'mixed' }, [7, 19, 21]],
  [{ site: 'haverhof.de', to: 'DE', number: 'DE', cart: 'goods' }, ['intra-community']],
  [{ site: 'haverhof.de', to: 'DE', number: 'DE', cart: 'kits' }, ['reverse-charge']],
  [{ site: 'haverhof.de', to: 'DE', number: 'DE', cart: 'mixed' }, exempt],
  [{ site: 'haverhof.nl', to: 'DE', number: 'DE', cart: 'mixed' }, exempt],
  [{ site: 'haverhof.nl', to: 'DE', number: 'NL', cart: 'mixed' }, [21]],
  [{ site: 'haverhof.be', to: 'BE', number: 'none', cart: 'mixed' }, [6, 21]],
  [{ site: 'haverhof.be', to: 'BE', number: 'BE', cart: 'mixed' }, exempt],
  [{ site: 'haverhof.be', to: 'FR', number: 'none', cart: 'mixed' }, [5.5, 20, 21]],
  [{ site: 'haverhof.be', to: 'FR', number: 'FR', cart: 'mixed' }, exempt],
  [{ site: 'haverhof.be', to: 'FR', number: 'NL', cart: 'mixed' }, [21]],
  [{ site: 'haverhof.nl', to: 'NL', number: 'DE', cart: 'mixed' }, ['reverse-charge', 21]],
  [{ site: 'haverhof.com', to: 'CH', number: 'none', cart: 'kits' }, [21]],
  [{ site: 'haverhof.com', to: 'CH', number: 'DE', cart: 'kits' }, ['reverse-charge']],
]

describe('PRICING-10: what is charged', () => {
  test.each(cases.map(([buyer, charged]) => [Object.values(buyer).join(' '), buyer, charged] as const))(
    '%s',
    async (_, buyer, charged) => {
      const cart = await calculate(buyer)
      expect(rates(cart)).toEqual(charged)
      expect(cart.isReverseCharge).toBe(charged.every((rate) => typeof rate === 'string'))
      const sum = (amounts: number[]) => Math.round(amounts.reduce((all, amount) => all + amount * 100, 0))
      const { vatGroups, totalAmount, vatAmountLow, vatAmountHigh } = cart
      expect(sum(vatGroups.flatMap(({ baseAmount, vatAmount }) => [baseAmount, vatAmount]))).toBe(
        sum([totalAmount]),
      )
      expect(sum(vatGroups.map(({ vatAmount }) => vatAmount))).toBe(sum([vatAmountLow, vatAmountHigh]))
    },
  )

  test('a consumer pays what the shelf says, at whatever rate', async () => {
    const consumer = await calculate({ site: 'haverhof.nl', to: 'NL', number: 'none', cart: 'goods' })
    for (const { totalAmount, unitAmount, quantity } of consumer.products)
      expect(totalAmount).toBeCloseTo(unitAmount * quantity, 2)
    const company = await calculate({ site: 'haverhof.nl', to: 'DE', number: 'NL', cart: 'goods' })
    expect(company.subTotalAmount).toBe(consumer.subTotalAmount)
  })
})

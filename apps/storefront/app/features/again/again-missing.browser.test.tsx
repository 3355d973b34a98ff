import { expect, test, vi } from 'vitest'
import { renderInShop } from '../../testing/render-in-shop'
import { AgainMissing } from './again-missing'
import type { Again, AgainView } from './use-again'

const price = {
  amount: 59.95,
  unitPrice: { amount: 1, per: 'kg' },
  indicative: { amount: 447.2, currency: 'DKK' },
}
const pack = { productVariantId: 10_103, title: 'Oat Muesli', packSize: '60 kg', price }
const other = { ...pack, productVariantId: 10_202, title: 'Oat-free Muesli', packSize: '20 kg' }

function lineWith(replacement: object): AgainView['missing'][number] {
  const line = { lineNumber: 1, productVariantId: 10_102, description: 'Oat Muesli 20 kg', quantity: 2 }
  return { ...line, reason: 'not-sold', replacements: [replacement], categoryUrl: '/muesli/' } as never
}

test.each([
  [{ ...pack, quantity: 1, isOtherProduct: false }, 'Take 1 × 60 kg instead, €59.95 each', 1],
  [
    { ...other, quantity: 2, isOtherProduct: true },
    'Another product: 2 × Oat-free Muesli, 20 kg, €59.95 each',
    2,
  ],
])(
  'ACCOUNT-PAGES-37, CATALOGUE-60, PRODUCT-18: what takes the place of the missing is added in as many pieces as it says, at the price that stands with all its parts',
  async (replacement, words, pieces) => {
    const addProduct = vi.fn<() => Promise<void>>(() => Promise.resolve())
    const change: Again['change'] = async (call) => void (await call({ addProduct } as never, 'abc'))
    const { getByRole } = await renderInShop(
      <AgainMissing missing={[lineWith(replacement)]} inCart={[]} change={change} />,
    )
    const button = getByRole('button', { name: words, exact: false })
    const beside = /€1\.00 per kg · about DKK\s447\.20 Oat Muesli 20 kg$/
    await expect.poll(() => button.element().textContent).toMatch(beside)
    await button.click()
    expect(addProduct).toHaveBeenCalledWith('abc', replacement.productVariantId, pieces)
  },
)

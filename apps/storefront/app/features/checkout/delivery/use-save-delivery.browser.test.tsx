import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Problem } from '../../../shared/shop/problem'
import { renderInShop, stubApi } from '../../../testing/render-in-shop'
import { FailureNotice } from '../steps/failure-notice'
import { useSaveDelivery } from './use-save-delivery'

const id = 'cart-of-a-dealer-that-is-gone'

function Saving() {
  const save = useSaveDelivery(() => undefined)
  const [problem, setProblem] = useState<Problem | null>(null)
  const press = () =>
    void save({ choice: 'dealer', dealerId: 1001 }, { remark: null, day: null, yard: null }, null).then(
      setProblem,
    )
  return (
    <>
      <button type="button" onClick={press}>
        Save
      </button>
      <FailureNotice problem={problem} />
    </>
  )
}

test('a dealer who was chosen before and is gone is said to be gone (CHECKOUT-PAGES-8)', async () => {
  localStorage.setItem('cart', JSON.stringify({ id, siteId: 1, languageId: 4 }))
  stubApi({
    [`POST /api/cartcalculation/${id}/calculate`]: () => ({ body: { products: [] } }),
    [`GET /api/cart/${id}`]: () => ({ body: { shoppingcartId: id, order: null, products: [] } }),
    [`POST /api/cart/${id}/setdealer`]: () => ({ status: 404, body: { code: 'not-found' } }),
  })
  const { getByRole } = await renderInShop(<Saving />)
  await getByRole('button', { name: 'Save' }).click()
  await expect.element(getByRole('alert')).toMatchTextContent(/dealer you chose is no longer there/)
})

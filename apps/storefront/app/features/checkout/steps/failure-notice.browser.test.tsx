import { expect, test, vi } from 'vitest'
import { loadWholeLocale } from '../../../shared/shop/locale'
import { renderInShop } from '../../../testing/render-in-shop'
import { FailureNotice } from './failure-notice'

const refused = { status: 409, code: 'not-enough-stock', available: 2 }

test('SHELL-36: without a connection that is said at once; the words of a refusal come when there is one again', async () => {
  await loadWholeLocale('shop-en')
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { getByRole } = await renderInShop(
    <>
      <FailureNotice problem={refused} />
      <FailureNotice problem={{ status: 0, code: 'offline' }} />
    </>,
  )
  await expect.element(getByRole('alert')).toMatchTextContent(/no connection/)
  expect(getByRole('alert').elements()).toHaveLength(1)
  online.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await expect.element(getByRole('alert').first()).toMatchTextContent(/Only 2 of a product in your cart/)
})

import { customerCalls } from '@haverhof/api-client/customer'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderInShop, stubApi } from '../../testing/render-in-shop'
import { usePolledQuery } from './use-polled-query'

const call = 'GET /api/account/orders/1'

function Watched({ waitMs }: { waitMs: number }) {
  const answer = usePolledQuery(
    'order 1',
    (api) => api.extended(customerCalls).order(1),
    (answer, attempt) =>
      answer.state === 'resolved' && answer.value.orderId === 9 ? null : waitMs + attempt,
  )
  return <output>{answer?.state === 'resolved' ? answer.value.orderId : (answer?.state ?? 'nothing')}</output>
}

function Screens({ waitMs }: { waitMs: number }) {
  const [isShown, setIsShown] = useState(true)
  return (
    <>
      <button onClick={() => setIsShown(false)}>Leave</button>
      {isShown ? <Watched waitMs={waitMs} /> : null}
    </>
  )
}

/** Answers with each of the numbers in turn, 0 for a failure, and with the last from then on. */
function answering(...orderIds: number[]) {
  let attempts = 0
  return stubApi({
    [call]: () => {
      const orderId = orderIds[Math.min(attempts, orderIds.length - 1)]
      attempts += 1
      return orderId === 0 ? { status: 500, body: {} } : { body: { orderId } }
    },
  })
}

test('CHECKOUT-PAGES-14: what is awaited is asked for again until the answer is final', async () => {
  const { sent } = answering(1, 1, 9)
  const { getByRole } = await renderInShop(<Screens waitMs={10} />)
  await expect.element(getByRole('status')).toHaveTextContent('9')
  expect(sent).toHaveLength(3)
})

test('CHECKOUT-PAGES-14: what is known stays when it cannot be asked again', async () => {
  const { sent } = answering(1, 0, 0, 9)
  const { getByRole } = await renderInShop(<Screens waitMs={10} />)
  const seen = new Set<string | null>()
  const look = () => {
    const { textContent } = getByRole('status').element()
    seen.add(textContent)
    return textContent
  }
  await expect.poll(look).toBe('9')
  expect(seen).not.toContain('rejected')
  expect(sent).toHaveLength(4)
})

test('CHECKOUT-PAGES-14: a page that becomes visible again is refreshed at once', async () => {
  const { sent } = answering(1, 9)
  const { getByRole } = await renderInShop(<Screens waitMs={600_000} />)
  await expect.element(getByRole('status')).toHaveTextContent('1')
  expect(sent).toHaveLength(1)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(getByRole('status')).toHaveTextContent('9')
})

test('nothing is asked for once the screen has gone, and what was asked is cancelled', async () => {
  const { promise } = Promise.withResolvers<{ body: unknown }>()
  const { sent } = stubApi({ [call]: () => promise })
  const { getByRole } = await renderInShop(<Screens waitMs={10} />)
  await expect.poll(() => sent).toHaveLength(1)
  await getByRole('button', { name: 'Leave' }).click()
  expect(sent[0]?.signal.aborted).toBe(true)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sent).toHaveLength(1)
})

import { customerCalls } from '@haverhof/api-client/customer'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderInShop, stubApi } from '../../testing/render-in-shop'
import { answerOf, useQuery } from './use-query'

function Order({ orderId }: { orderId: number }) {
  const { content, reload } = useQuery(`order ${orderId}`, (api) =>
    api.extended(customerCalls).order(orderId),
  )
  const order = answerOf(content)
  return (
    <div>
      <output>
        {content?.state ?? 'nothing'} {order?.orderId ?? 'no order'}
      </output>
      <button onClick={() => void reload()}>Again</button>
    </div>
  )
}

function Screens() {
  const [orderId, setOrderId] = useState<number | null>(1)
  return (
    <>
      <button onClick={() => setOrderId(2)}>Other</button>
      <button onClick={() => setOrderId(null)}>Leave</button>
      {orderId === null ? null : <Order orderId={orderId} />}
    </>
  )
}

/** Answers when the test says so. */
function heldBack(orderId: number) {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { answer: resolve, handler: () => promise.then(() => ({ body: { orderId } })) }
}

test('a request is cancelled when its screen goes, without an error', async () => {
  const first = heldBack(1)
  const { sent } = stubApi({ 'GET /api/account/orders/1': first.handler })
  const { getByRole } = await renderInShop(<Screens />)
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]?.signal.aborted).toBe(false)
  await getByRole('button', { name: 'Leave' }).click()
  expect(sent[0]?.signal.aborted).toBe(true)
})

test('another question cancels the first, whose answer is never shown', async () => {
  const [first, second] = [heldBack(1), heldBack(2)]
  const { sent } = stubApi({
    'GET /api/account/orders/1': first.handler,
    'GET /api/account/orders/2': second.handler,
  })
  const { getByRole } = await renderInShop(<Screens />)
  await expect.poll(() => sent).toHaveLength(1)
  await getByRole('button', { name: 'Other' }).click()
  await expect.poll(() => sent).toHaveLength(2)
  expect(sent[0]?.signal.aborted).toBe(true)
  first.answer()
  second.answer()
  await expect.element(getByRole('status')).toHaveTextContent('resolved 2')
})

test('what failed is asked for again', async () => {
  let attempts = 0
  stubApi({
    'GET /api/account/orders/1': () => {
      attempts += 1
      return attempts === 1 ? { status: 500, body: {} } : { body: { orderId: 1 } }
    },
  })
  const { getByRole } = await renderInShop(<Screens />)
  await expect.element(getByRole('status')).toHaveTextContent('rejected no order')
  await getByRole('button', { name: 'Again' }).click()
  await expect.element(getByRole('status')).toHaveTextContent('resolved 1')
})

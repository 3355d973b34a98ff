import { startTestShop } from '@haverhof/testing'
import { expect, test } from 'vitest'

test('a path in other case with a closing slash is the same call', async () => {
  await using shop = await startTestShop()
  const response = await shop.request('/API/OpenAPI.json/')
  expect(response.status).toBe(200)
})

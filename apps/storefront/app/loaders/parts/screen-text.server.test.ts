import { ApiError, statusOfFailure } from '@haverhof/api-client'
import { expect, test } from 'vitest'
import type { ShopRequest } from '../../toolkit/shop-request'
import { screenStatusOf, screenTextOf } from './screen-text.server'

test('a page that failed has the status of the answer, 500 by default, 503 when it came too late (ROUTING-3, ROUTING-6, §4.26)', () => {
  const statusOf = (failure: unknown) => screenStatusOf(statusOfFailure(failure))
  const answered = (status: number) => new ApiError(status, '', {})
  const statuses = [401, 403, 404, 409, 410, 429, 500, 502, 503]
  expect(statuses.map((status) => statusOf(answered(status)))).toEqual(statuses)
  // What the API cannot read is no address of a page, and a success that is none is a mistake.
  expect([400, 202].map((status) => statusOf(answered(status)))).toEqual([404, 500])
  expect(statusOf(new DOMException('late', 'TimeoutError'))).toBe(503)
  expect(statusOf(new TypeError('a mistake of ours'))).toBe(500)
})

/** A site with words of its own: page 1 for what is not there, page 2 for what failed. */
function shopIn(languageId: number, requests: number[] = []): ShopRequest {
  const api = {
    sites: { get: async () => ({ notFoundContentPageId: 1, internalErrorContentPageId: 2 }) },
    content: {
      page: async (id: number) => {
        requests.push(id)
        if (id === 2 && languageId === 4) throw new ApiError(500, '', {})
        return { intro: `Page ${id}`, body: [], textLanguage: 'nl' }
      },
    },
  }
  return { api, siteId: 1, languageId } as unknown as ShopRequest
}

test('a site may have its own words for 404 and 500, shown in their language alone (ROUTING-4)', async () => {
  const [dutch, english] = [1, 4]
  expect(await screenTextOf(shopIn(dutch), 404)).toEqual({ intro: 'Page 1', body: [] })
  expect(await screenTextOf(shopIn(dutch), 500)).toEqual({ intro: 'Page 2', body: [] })
  expect(await screenTextOf(shopIn(english), 404)).toBeNull()
  // When they cannot be read, the shop's own words stand in for them.
  expect(await screenTextOf(shopIn(english), 500)).toBeNull()
  const requests: number[] = []
  expect([
    await screenTextOf(shopIn(dutch, requests), 503),
    await screenTextOf(shopIn(dutch, requests), 410),
  ]).toEqual([null, null])
  expect(requests).toEqual([])
})

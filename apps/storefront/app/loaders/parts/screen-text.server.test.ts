import { ApiError, statusOfFailure } from '@haverhof/api-client'
import { expect, test } from 'vitest'
import type { ShopRequest } from '../../toolkit/shop-request'
import { screenStatusOf, screenTextOf } from './screen-text.server'

test('not there is 404, no longer there 410, too slow 503, everything else 500 (ROUTING-3)', () => {
  const statusOf = (failure: unknown) => screenStatusOf(statusOfFailure(failure))
  const answered = (status: number) => new ApiError(status, '', {})
  expect([400, 404, 410, 503].map((status) => statusOf(answered(status)))).toEqual([404, 404, 410, 503])
  expect([401, 403, 409, 429, 500, 502].map((status) => statusOf(answered(status)))).toEqual(
    Array.from({ length: 6 }, () => 500),
  )
  expect(statusOf(new DOMException('late', 'TimeoutError'))).toBe(503)
  expect(statusOf(new TypeError('a mistake of ours'))).toBe(500)
})

/** A site with words of its own: page 1 for what is not there, page 2 for what failed. */
function shopIn(languageId: number, asked: number[] = []): ShopRequest {
  const api = {
    sites: { get: async () => ({ notFoundContentPageId: 1, internalErrorContentPageId: 2 }) },
    content: {
      page: async (id: number) => {
        asked.push(id)
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
  const asked: number[] = []
  expect([
    await screenTextOf(shopIn(dutch, asked), 503),
    await screenTextOf(shopIn(dutch, asked), 410),
  ]).toEqual([null, null])
  expect(asked).toEqual([])
})

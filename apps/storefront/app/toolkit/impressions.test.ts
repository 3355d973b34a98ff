import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createImpressions } from './impressions'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function impression(item_id: string, list = 'muesli') {
  return { item_id, item_name: `Product ${item_id}`, price: 10, item_list_id: list, item_list_name: list }
}

test('product impressions are batched and sent after 1 second (TRACKING-2, §4.33, §9.14)', () => {
  const notify = vi.fn<() => void>()
  const impressions = createImpressions(notify)
  impressions.saw(impression('1'))
  vi.advanceTimersByTime(900)
  impressions.saw(impression('2'))
  expect(notify).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(notify).toHaveBeenCalledExactlyOnceWith('view_item_list', {
    item_list_id: 'muesli',
    item_list_name: 'muesli',
    items: [impression('1'), impression('2')],
  })
})

test('each list is told by itself', () => {
  const notify = vi.fn<() => void>()
  const impressions = createImpressions(notify)
  impressions.saw(impression('1'))
  impressions.saw(impression('1', 'related'))
  vi.advanceTimersByTime(1000)
  expect(notify).toHaveBeenCalledTimes(2)
})

test('a product is told once per list until the page changes (TRACKING-2)', () => {
  const notify = vi.fn<() => void>()
  const impressions = createImpressions(notify)
  impressions.saw(impression('1'))
  vi.advanceTimersByTime(1000)
  impressions.saw(impression('1'))
  vi.advanceTimersByTime(1000)
  expect(notify).toHaveBeenCalledTimes(1)
  impressions.forget()
  impressions.saw(impression('1'))
  vi.advanceTimersByTime(1000)
  expect(notify).toHaveBeenCalledTimes(2)
})

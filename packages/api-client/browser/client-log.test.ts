import { expect, test, vi } from 'vitest'
import { logClientError } from './client-log.ts'

test('OBSERVABILITY-7, OBSERVABILITY-12: an error is noted and told to the shop once, with the kind of page and nothing of the visitor', () => {
  const sendBeacon = vi.fn<(url: string, body: string) => boolean>()
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('navigator', { sendBeacon })
  vi.stubGlobal('document', { documentElement: { dataset: { pageKind: 'product' } }, cookie: 'session=1' })
  const error = new TypeError('no such thing')
  for (let times = 0; times < 3; times += 1) logClientError(error)
  logClientError('not an error')
  expect(warned).toHaveBeenCalledTimes(2)
  expect(sendBeacon).toHaveBeenCalledExactlyOnceWith('/client-errors', expect.any(String))
  expect(JSON.parse(sendBeacon.mock.calls[0]?.[1] ?? '')).toEqual({
    name: 'TypeError',
    message: 'no such thing',
    stack: error.stack,
    page: 'product',
  })
})

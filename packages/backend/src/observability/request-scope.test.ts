import { describe, expect, test } from 'vitest'
import { requestScopeOf } from './request-scope.ts'

const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
const traceparent = `00-${trace}-00f067aa0ba902b7-01`

function scopeOf(headers: Record<string, string>) {
  return requestScopeOf((name) => headers[name])
}

describe('the id of a request (OBSERVABILITY-8)', () => {
  test('is that of the proxy', () => {
    expect(scopeOf({ 'x-request-id': 'proxy-0017', traceparent })).toEqual({
      requestId: 'proxy-0017',
      traceparent,
    })
  })

  test('is else that of the trace', () => {
    expect(scopeOf({ traceparent })).toEqual({ requestId: trace, traceparent })
  })

  test.each([
    ['a line break', { 'x-request-id': 'proxy-0017\n{"forged":1}' }],
    ['too long', { 'x-request-id': 'x'.repeat(129) }],
    ['too short', { 'x-request-id': 'x' }],
    ['a quote', { 'x-request-id': '"proxy-0017"' }],
    ['no trace', { traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` }],
    ['no span', { traceparent: `00-${trace}-${'0'.repeat(16)}-01` }],
    ['another version', { traceparent: traceparent.replace('00-', 'ff-') }],
    ['capitals', { traceparent: traceparent.toUpperCase() }],
  ])('is a new one for %s', (_what, headers: Record<string, string>) => {
    const scope = scopeOf(headers)
    expect(scope.requestId).toMatch(/^[\da-f-]{36}$/)
    expect(scope.traceparent).toBeNull()
  })
})

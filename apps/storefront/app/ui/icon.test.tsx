import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Icon } from './icon'

test('a developer is warned of an unknown icon once, and nothing is drawn (§8.20)', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(renderToStaticMarkup(<Icon name="unicorn" />)).toBe('')
  expect(renderToStaticMarkup(<Icon name="unicorn" />)).toBe('')
  expect(warn.mock.calls).toEqual([['There is no icon named “unicorn”']])
  expect(renderToStaticMarkup(<Icon name="oats" />)).toContain('<svg')
})

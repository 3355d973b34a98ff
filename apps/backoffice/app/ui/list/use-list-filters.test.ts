import { expect, test } from 'vitest'
import { chosenFilters } from './use-list-filters'
import type { ListView } from './list-types.ts'

const views: ListView[] = [
  { id: 'to-send', name: 'To send', filters: { status: 'paid' } },
  { id: 'all', name: 'All', filters: {} },
]
const ids = ['status', 'q']

test('a bare address is the first view (OFFICE-2)', () => {
  const { view, filters, isChanged } = chosenFilters({ open: '100001' }, ids, views)
  expect([view?.id, filters, isChanged]).toEqual(['to-send', { status: 'paid' }, false])
})

test('an address that names a view has the filters that it names, and no others (OFFICE-2)', () => {
  const { view, filters, isChanged } = chosenFilters({ view: 'to-send', q: 'jansen', x: '1' }, ids, views)
  expect([view?.id, filters, isChanged]).toEqual(['to-send', { q: 'jansen' }, true])
})

test('filters without a view are their own (OFFICE-2)', () => {
  const { view, filters } = chosenFilters({ status: 'sent' }, ids, views)
  expect([view, filters]).toEqual([undefined, { status: 'sent' }])
})

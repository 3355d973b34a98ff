import { expect, test } from 'vitest'
import { trackOf } from './order-track'

test('ACCOUNT-PAGES-5: what lies behind an order is done, what lies before it is to come', () => {
  expect(trackOf('processing').map(({ name, state }) => `${name} ${state}`)).toEqual([
    'open done',
    'paid done',
    'processing current',
    'sent to-come',
    'closed to-come',
  ])
})

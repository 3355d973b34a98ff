import { expect, test } from 'vitest'
import { splitStreet } from './split-street'

test.each([
  ['Dorpsstraat 12', ['Dorpsstraat', '12', '']],
  ['Dorpsstraat 12a', ['Dorpsstraat', '12', 'a']],
  ['Am Hang 7 b', ['Am Hang', '7', 'b']],
  ['Kerkweg 10-2', ['Kerkweg', '10', '2']],
  ['Calle Mayor, 4', ['Calle Mayor', '4', '']],
  ['Plein 1944 3', ['Plein 1944', '3', '']],
])('CHECKOUT-PAGES-6: %s holds street and number', (line, [street, streetNumber, streetNumberAddition]) => {
  expect(splitStreet(line)).toEqual({ street, streetNumber, streetNumberAddition })
})

test.each(['Dorpsstraat', '12', '', '12 Main Street', 'Zum 7. Tor'])(
  'CHECKOUT-PAGES-6: %s stays as it was typed',
  (line) => expect(splitStreet(line)).toBeNull(),
)

import { expect, test } from 'vitest'
import { fitted } from './shrink-photo'

test('ACCOUNT-PAGES-16: a photo keeps its shape and never grows', () => {
  expect(fitted({ width: 4000, height: 3000 }, 2000)).toEqual({ width: 2000, height: 1500 })
  expect(fitted({ width: 3000, height: 4000 }, 2000)).toEqual({ width: 1500, height: 2000 })
  expect(fitted({ width: 640, height: 480 }, 2000)).toEqual({ width: 640, height: 480 })
  expect(fitted({ width: 9000, height: 1 }, 2000)).toEqual({ width: 2000, height: 1 })
})

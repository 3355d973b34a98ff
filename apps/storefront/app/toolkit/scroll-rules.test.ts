import { expect, test } from 'vitest'
import { decideScroll, type ScrollMove } from './scroll-rules'

const plain: ScrollMove = { hash: '', savedTop: null, bothKeepScroll: false, preventReset: false }

test('a hash anchor is scrolled to (§2.3)', () => {
  expect(decideScroll({ ...plain, hash: '#levertijd' })).toEqual({ to: 'anchor', id: 'levertijd' })
  expect(decideScroll({ ...plain, hash: '#f%C3%BCtterung', savedTop: 300 })).toEqual({
    to: 'anchor',
    id: 'fütterung',
  })
})

test('a hash that is not well-formed is taken as it is', () => {
  expect(decideScroll({ ...plain, hash: '#%E0%A4%A' })).toEqual({ to: 'anchor', id: '%E0%A4%A' })
})

test('the special hash disables scrolling (§2.4)', () => {
  expect(decideScroll({ ...plain, hash: '#no-scroll', savedTop: 300 })).toEqual({ to: 'nowhere' })
})

test('otherwise the saved position is kept (§2.5)', () => {
  expect(decideScroll({ ...plain, savedTop: 300, bothKeepScroll: true })).toEqual({ to: 'top', top: 300 })
})

test('else the page goes to the top (§2.5)', () => {
  expect(decideScroll(plain)).toEqual({ to: 'top', top: 0 })
})

test('unless both routes keep the scroll position, or the link asks to stay (§2.5)', () => {
  expect(decideScroll({ ...plain, bothKeepScroll: true })).toEqual({ to: 'nowhere' })
  expect(decideScroll({ ...plain, preventReset: true })).toEqual({ to: 'nowhere' })
})

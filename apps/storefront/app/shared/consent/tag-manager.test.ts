import { expect, test } from 'vitest'
import { needsTagManager } from './tag-manager'

const all = { analytics: true, marketing: true }
const none = { analytics: false, marketing: false }

test('no tag manager before a choice, after a refusal, or where the site has none', () => {
  expect(needsTagManager(null, 'GTM-1')).toBe(false)
  expect(needsTagManager(none, 'GTM-1')).toBe(false)
  expect(needsTagManager(all, null)).toBe(false)
})

test('a choice that needs it brings the tag manager', () => {
  expect(needsTagManager({ analytics: true, marketing: false }, 'GTM-1')).toBe(true)
})

import type { ApiClient } from '@haverhof/api-client'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { loadTagManager, needsTagManager } from './tag-manager'

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

describe('its settings (CONSENT-4)', () => {
  let scripts: string[] = []
  let events: unknown[] = []
  beforeEach(() => {
    scripts = []
    events = []
    vi.stubGlobal('dataLayer', events)
    vi.stubGlobal('document', {
      querySelector: () => (scripts.length > 0 ? {} : null),
      createElement: () => ({ dataset: {} }),
      head: { append: ({ src }: { src: string }) => scripts.push(src) },
    })
  })

  const load = (settings: () => Promise<{ gtmContainerId: string | null }>) =>
    loadTagManager({ tracking: { settings } } as unknown as ApiClient)

  test('bring it, once', async () => {
    for (let times = 0; times < 2; times += 1) await load(async () => ({ gtmContainerId: 'GTM-1' }))
    expect(scripts).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-1'])
    expect(events).toMatchObject([{ event: 'gtm.js' }])
  })

  test('without an answer, or without a tag manager in it, bring none and break nothing (§7.51)', async () => {
    await load(() => Promise.reject(new Error('503')))
    await load(async () => ({ gtmContainerId: null }))
    expect(scripts).toEqual([])
    expect(events).toEqual([])
  })
})

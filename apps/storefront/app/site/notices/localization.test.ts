import { expect, test } from 'vitest'
import type { HostRow } from '../../shared/shop/hosts'
import { dutchHost } from './dutch-host'
import { localizationStep, readChoice, writeChoice } from './localization'

test('the cookie holds the date of the choice (SHELL-29)', () => {
  const choice = { localizationChoiceDate: '2026-03-01T10:00:00.000Z', choice: 'stay' } as const
  expect(writeChoice(choice)).toContain('localizationChoiceDate=2026-03-01')
  expect(readChoice(writeChoice(choice))).toEqual(choice)
})

test.each([
  null,
  '',
  'choice=stay',
  'localizationChoiceDate=soon&choice=stay',
  'localizationChoiceDate=2026-01-01&choice=maybe',
])('%s is no choice', (text) => expect(readChoice(text)).toBeNull())

test('a visitor who has not chosen is asked, never redirected', () => {
  expect(localizationStep(null, false)).toBe('ask')
})

test('only a stored choice is followed silently, and not straight after switching shops (SHELL-29)', () => {
  const leave = { localizationChoiceDate: '2026-03-01', choice: 'leave' } as const
  expect(localizationStep(leave, false)).toBe('follow')
  expect(localizationStep(leave, true)).toBe('nothing')
  expect(localizationStep({ ...leave, choice: 'stay' }, false)).toBe('nothing')
})

const hosts: HostRow[] = [
  [1, 1, 'NL', 'shop', 'haverhof.nl'],
  [1, 4, 'NL', 'shop', 'en.haverhof.nl'],
  [12, 1, 'NL', 'muehldorfer', 'muehldorfer.nl'],
  [3, 2, 'DE', 'shop', 'haverhof.de'],
]
const here = { hosts, siteId: 3, languageId: 2, origin: 'https://haverhof.de' }

function at(
  platform: 'shop' | 'muehldorfer' | 'corporate',
  language: 'nl' | 'de' | 'en',
  countryCode: string,
) {
  return dutchHost({ ...here, platform, language, site: { countryCode } as never })?.origin
}

test('the Dutch shop is that of the same brand, in the same language where it has it', () => {
  expect(at('shop', 'de', 'DE')).toBe('https://haverhof.nl')
  expect(at('shop', 'en', 'DE')).toBe('https://en.haverhof.nl')
  expect(at('muehldorfer', 'de', 'DE')).toBe('https://muehldorfer.nl')
})

test('the Dutch and the corporate site show no notice', () => {
  expect(at('shop', 'en', 'NL')).toBeUndefined()
  expect(at('corporate', 'en', 'NL')).toBeUndefined()
})

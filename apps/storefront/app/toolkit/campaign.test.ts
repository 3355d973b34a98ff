import { expect, test, vi } from 'vitest'
import { readCampaign, splitCampaign } from './campaign'

test('the mailing id leaves the address', () => {
  expect(splitCampaign('https://haverhof.nl/voer/?p=2&mailplusId=abc-1#top')).toEqual({
    address: 'https://haverhof.nl/voer/?p=2#top',
    mailplusId: 'abc-1',
  })
})

test('an address without one stays as it is', () => {
  const address = 'https://haverhof.nl/zoeken/?q=haver%20muesli'
  expect(splitCampaign(address)).toEqual({ address, mailplusId: null })
})

test('an empty id is none', () => {
  expect(splitCampaign('https://haverhof.nl/?mailplusId=')).toEqual({
    address: 'https://haverhof.nl/',
    mailplusId: null,
  })
})

test.each(['nieuwsbrief%20mei', 'mei%2F2026', 'a'.repeat(101)])(
  'what cannot be an id leaves the address and is none: %s (TRACKING-6)',
  (odd) => {
    expect(splitCampaign(`https://haverhof.nl/voer/?mailplusId=${odd}&p=2`)).toEqual({
      address: 'https://haverhof.nl/voer/?p=2',
      mailplusId: null,
    })
  },
)

test('an id that was stored counts for the visit, and what cannot be one does not (TRACKING-3, TRACKING-6)', () => {
  const stored = vi.fn<() => string | null>(() => null)
  vi.stubGlobal('sessionStorage', { getItem: stored })
  expect(readCampaign()).toBeNull()
  stored.mockReturnValue('abc-1')
  expect(readCampaign()).toBe('abc-1')
  stored.mockReturnValue('nieuwsbrief mei')
  expect(readCampaign()).toBeNull()
})

import { expect, test } from 'vitest'
import { splitCampaign } from './campaign'

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

import { Link, useSearchParams } from 'react-router'
import { userEvent } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import { renderInShop, stubApi } from '../../testing/render-in-shop'
import { DealerFinder } from './dealer-finder'
import type { DealerFacts } from './dealer-types'

const dealer = (id: number): DealerFacts => ({
  id,
  name: `Dealer ${id}`,
  street: 'Street 1',
  town: 'Zwolle',
  countryCode: 'NL',
  latitude: 52.5 + id / 100,
  longitude: 6.1 + id,
  phone: null,
  email: null,
  week: { spans: [], lines: [] },
})
const dealers = (count: number) => Array.from({ length: count }, (_, index) => dealer(index + 1))
const nowhere = { place: '', country: '', isUnknown: false, hits: null }

const finder = (count = 3, search = nowhere as React.ComponentProps<typeof DealerFinder>['search']) =>
  renderInShop(<DealerFinder dealers={dealers(count)} countries={[]} search={search} />)

type PositionStub = (onPosition: PositionCallback, failed?: PositionErrorCallback | null) => void

function stubPlace(answer: PositionStub) {
  return vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation(answer)
}

test('the browser is asked where the visitor is on a click; what leaves it is rounded and in no address (DEALERS-5)', async () => {
  const requests = stubPlace((onPosition) =>
    onPosition({ coords: { latitude: 52.512345, longitude: 6.098765 } } as GeolocationPosition),
  )
  const { sent } = stubApi({
    'GET /api/dealers': () => ({ body: [{ dealerId: 2, distanceKm: 3.2 }] }),
  })
  const { getByRole, location } = await finder()
  await expect.element(getByRole('button', { name: 'Use my location' })).toBeVisible()
  expect(requests).not.toHaveBeenCalled()
  await getByRole('button', { name: 'Use my location' }).click()
  await expect.element(getByRole('heading', { name: '1 dealer within 50 km of your location' })).toBeVisible()
  expect(requests).toHaveBeenCalledOnce()
  expect(Object.fromEntries(new URLSearchParams(sent[0]?.search))).toEqual({
    latitude: '52.51',
    longitude: '6.1',
  })
  expect(location.address).toBe('/')
})

test.each([
  ['refused', 1, /We don’t have access to your location\. Enter a town or postcode/],
  ['unavailable', 2, /We can’t find your location right now\. Enter a town or postcode/],
  ['failed', 0, /Search isn’t working right now\. Try again shortly/],
] as const)(
  'a place that is %s has a sentence that says what to do instead (DEALERS-10)',
  async (_, code, words) => {
    stubApi({ 'GET /api/dealers': () => ({ status: 503, body: {} }) })
    stubPlace((onPosition, failed) => {
      if (code === 0) onPosition({ coords: { latitude: 52.5, longitude: 6.1 } } as GeolocationPosition)
      else failed?.({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError)
    })
    const { getByRole } = await finder()
    await getByRole('button', { name: 'Use my location' }).click()
    await expect.element(getByRole('alert')).toMatchTextContent(words)
  },
)

test('the map shows the dealers of the list and no others, and nothing of another host (DEALERS-6)', async () => {
  const hits = [
    { id: 3, km: 1 },
    { id: 1, km: 2.5 },
  ]
  const { getByRole, container } = await finder(3, { ...nowhere, place: 'Zwolle', hits })
  const pins = getByRole('figure').getByRole('link')
  await expect.element(pins.first()).toBeVisible()
  // Up to 20 pins carry the number of their entry.
  expect(pins.elements().map((pin) => pin.getAttribute('aria-label'))).toEqual(['1 Dealer 3', '2 Dealer 1'])
  expect(
    getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['1Dealer 3', '2Dealer 1'])
  const drawn = [...container.querySelectorAll('figure [href]')].map(
    (each) => each.getAttribute('href') ?? '',
  )
  expect(drawn.filter((href) => new URL(href, location.href).origin !== location.origin)).toEqual([])
})

test('a pin marks its entry and leads to it, an entry shows its pin (DEALERS-6)', async () => {
  const { getByRole } = await finder()
  const pin = (id: number) => getByRole('figure').getByRole('link', { name: new RegExp(`Dealer ${id}`) })
  const entry = (id: number) => getByRole('listitem').filter({ hasText: `Dealer ${id}` })
  await pin(2).click()
  await expect.element(entry(2)).toHaveFocus()
  await expect.element(entry(2)).toHaveAttribute('aria-current', 'true')
  await entry(3)
    .getByRole('link', { name: /Show on the map/ })
    .click()
  await expect.element(entry(3)).toHaveAttribute('aria-current', 'true')
  await expect.element(pin(3)).toHaveFocus()
  await expect.element(entry(2)).not.toHaveAttribute('aria-current')
})

test('the map is one stop of the keyboard, and arrows go from pin to pin (DEALERS-12)', async () => {
  const { getByRole } = await finder()
  const pins = getByRole('figure').getByRole('link')
  const stops = () => pins.elements().filter((pin) => pin.getAttribute('tabindex') === '0')
  await expect.element(pins.first()).toBeVisible()
  expect(stops()).toHaveLength(1)
  ;(stops()[0] as SVGElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(getByRole('figure').getByRole('link', { name: /Dealer 2/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
  await expect.element(getByRole('figure').getByRole('link', { name: /Dealer 3/ })).toHaveFocus()
  expect(stops()).toHaveLength(1)
})

test('more than 20 pins have no room for numbers (DEALERS-6)', async () => {
  const { getByRole } = await finder(21)
  await expect
    .element(getByRole('figure').getByRole('link').first())
    .toHaveAttribute('aria-label', 'Dealer 1')
})

test('every dealer has a route: on another host, in a window of its own, without a referrer (DEALERS-7)', async () => {
  const { getByRole } = await finder(2)
  for (const id of [1, 2]) {
    const route = getByRole('link', { name: `Directions to Dealer ${id}, opens in a new tab` })
    await expect
      .element(route)
      .toHaveAttribute(
        'href',
        expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/dir\/.*destination=52\.5/),
      )
    await expect.element(route).toHaveAttribute('target', '_blank')
    await expect.element(route).toHaveAttribute('rel', expect.stringContaining('noreferrer'))
  }
})

test('a new search is not about where the visitor is, and an unknown place is said at its field (DEALERS-2, DEALERS-5)', async () => {
  stubPlace((onPosition) => onPosition({ coords: { latitude: 52.5, longitude: 6.1 } } as GeolocationPosition))
  const answer = Promise.withResolvers<void>()
  stubApi({
    'GET /api/dealers': async () => {
      await answer.promise
      return { body: [{ dealerId: 2, distanceKm: 3.2 }] }
    },
  })
  const found = { ...nowhere, place: 'Zwolle', hits: [{ id: 1, km: 1 }] }
  const unknown = { ...nowhere, place: 'Zwole', isUnknown: true }
  function Finder() {
    const place = useSearchParams()[0].get('place')
    const search = place === 'Zwolle' ? found : place === 'Zwole' ? unknown : nowhere
    return (
      <>
        <DealerFinder dealers={dealers(3)} countries={[]} search={search} />
        <Link to="/?place=Zwolle">A place</Link>
        <Link to="/?place=Zwole">No place</Link>
      </>
    )
  }
  const { getByRole } = await renderInShop(<Finder />)
  const status = (name: string) => getByRole('heading', { level: 2, name })
  const field = getByRole('textbox', { name: 'Town, city or postcode' })
  await getByRole('button', { name: 'Use my location' }).click()
  await expect
    .element(getByRole('button', { name: 'Finding your location …' }))
    .toHaveAttribute('aria-busy', 'true')
  answer.resolve()
  await expect.element(status('1 dealer within 50 km of your location')).toBeVisible()
  await getByRole('link', { name: 'A place' }).click()
  await expect.element(status('1 dealer within 50 km of Zwolle')).toBeVisible()
  await expect.element(getByRole('heading', { level: 3 })).toMatchTextContent('Dealer 1')
  await expect.element(field).toHaveValue('Zwolle')
  await getByRole('link', { name: 'No place' }).click()
  await expect.element(field).toHaveAccessibleDescription(/We don’t know the town or postcode ‘Zwole’/)
  await expect.element(status('3 dealers')).toBeVisible()
})

import { expect, test, vi } from 'vitest'
import { renderInShop } from '../../../testing/render-in-shop'
import { PlaceChooser } from './place-chooser'

const point = (id: string, distanceKm: number) => ({
  id,
  name: `Kiosk ${id}`,
  address: 'Street 1',
  distanceKm,
  latitude: 52 + distanceKm / 100,
  longitude: 6,
  details: <p>Mon – Fri</p>,
})

test('places are looked for at first around the customer, then by city or postcode; the map below repeats the list (CHECKOUT-PAGES-8)', async () => {
  const ask = vi.fn<(api: unknown, near: string) => Promise<ReturnType<typeof point>[]>>(async (_, near) =>
    near === '8011 AB' ? [point('one', 0.4), point('two', 3), point('far', 576)] : [point('three', 1)],
  )
  const onChoose = vi.fn<(id: string, near: string) => void>()
  const { getByRole, getByText, container } = await renderInShop(
    <PlaceChooser
      label="Pickup points, nearest first"
      start="8011 AB"
      from={{ name: 'points', ask }}
      nothing={(near) => `nothing near ${near}`}
      chosen={null}
      onChoose={onChoose}
      error={undefined}
    />,
  )
  const list = getByRole('group', { name: 'Pickup points, nearest first' })
  await expect.element(list.getByText(/Kiosk one/)).toBeVisible()
  const rows = list.getByRole('listitem')
  await expect.element(rows.nth(0)).toMatchTextContent(/1.*Kiosk one.*0\.4 km.*Mon – Fri/)
  await expect.element(rows.nth(1)).toMatchTextContent(/2.*Kiosk two.*3 km/)
  await expect.element(rows.nth(2)).toMatchTextContent(/3.*Kiosk far.*576 km/)
  // What is far away would push the others together.
  const map = container.querySelector('figure')
  expect([...(map?.querySelectorAll('svg > g.cursor-pointer') ?? [])].map((pin) => pin.textContent)).toEqual([
    '1',
    '2',
  ])
  expect(list.element().compareDocumentPosition(map as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await rows.nth(1).getByRole('radio').click()
  expect(onChoose).toHaveBeenLastCalledWith('two', '8011 AB')

  await getByRole('textbox', { name: 'Town, city or postcode' }).fill('Utrecht')
  await getByRole('button', { name: 'Search' }).click()
  await expect.element(getByText('1 place near Utrecht')).toBeVisible()
  expect(ask.mock.calls.map(([, near]) => near)).toEqual(['8011 AB', 'Utrecht'])
})

test('the six nearest places are listed, and the others on demand (CHECKOUT-PAGES-8)', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  const { getByRole } = await renderInShop(
    <PlaceChooser
      label="Pickup points, nearest first"
      start="8011 AB"
      from={{
        name: 'points',
        ask: async (_, near) => (near === '8011 AB' ? ids.map((id, km) => point(id, km)) : [point('z', 1)]),
      }}
      nothing={(near) => `nothing near ${near}`}
      chosen={null}
      onChoose={() => {}}
      error={undefined}
    />,
  )
  const rows = getByRole('group', { name: 'Pickup points, nearest first' }).getByRole('listitem')
  await expect.element(rows.nth(5)).toMatchTextContent(/Kiosk f/)
  expect(rows.elements()).toHaveLength(6)
  const more = getByRole('button', { name: 'Show 2 more' })
  await more.click()
  await expect.poll(() => rows.elements()).toHaveLength(8)
  expect(more.elements()).toEqual([])
  await getByRole('textbox', { name: 'Town, city or postcode' }).fill('Utrecht')
  await getByRole('button', { name: 'Search' }).click()
  await expect.poll(() => rows.elements()).toHaveLength(1)
  expect(getByRole('button', { name: /^Show/ }).elements()).toEqual([])
})

test('after a search that failed the same place can be searched for once more (CHECKOUT-PAGES-8)', async () => {
  let isAway = true
  const { getByRole, getByText } = await renderInShop(
    <PlaceChooser
      label="Pickup points, nearest first"
      start="8011 AB"
      from={{
        name: 'late points',
        ask: async () => (isAway ? Promise.reject(new Error('away')) : [point('one', 0.4)]),
      }}
      nothing={(near) => `nothing near ${near}`}
      chosen={null}
      onChoose={() => {}}
      error={undefined}
    />,
  )
  await expect.element(getByText(/^Search isn’t working right now/)).toBeVisible()
  isAway = false
  await getByRole('button', { name: 'Search' }).click()
  await expect.element(getByText('1 place near 8011 AB')).toBeVisible()
})

import { expect, test } from 'vitest'
import { renderInShop } from '../../../testing/render-in-shop'
import { RepeatDetail } from './repeat-detail'
import { address, line, one } from './test-one-repeat'

test('REPEAT-16: who picks it up reads where, and not the address of the bill', async () => {
  const at = { ...address, street: 'Stationsweg', streetNumber: '8' }
  for (const [kind, title] of [
    ['parcel-shop', 'Pickup point'],
    ['dealer', 'Dealer'],
  ] as const) {
    const repeat = one({ place: { kind, name: 'Ruitershop De Hoef', address: at } })
    const { getByText, getByRole, unmount } = await renderInShop(
      <RepeatDetail repeat={repeat} reload={() => Promise.resolve()} />,
    )
    await expect.element(getByRole('heading', { name: title })).toBeVisible()
    await expect.element(getByText('Ruitershop De Hoef')).toBeVisible()
    await expect.element(getByText('Stationsweg 8')).toBeVisible()
    expect(getByText('Dorpsstraat 12').elements()).toEqual([])
    await unmount()
  }
})

test('REPEAT-24: what is sold no more is marked, and it is said what follows', async () => {
  const gone = { ...line, productVariantId: 11_101, title: null, packSize: null, url: null }
  const { getByText } = await renderInShop(
    <RepeatDetail repeat={one({ lines: [line, gone] })} reload={() => Promise.resolve()} />,
  )
  await expect.element(getByText('No longer sold here')).toBeVisible()
  await expect.element(getByText(/^What is no longer sold is left out of your deliveries/)).toBeVisible()
})

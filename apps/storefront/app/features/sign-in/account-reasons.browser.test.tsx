import { expect, test } from 'vitest'
import { renderInShop } from '../../testing/render-in-shop'
import { AccountReasons } from './account-reasons'

async function reasonsWith(site: object) {
  const { getByRole, unmount } = await renderInShop(<AccountReasons />, { site })
  const reasons = getByRole('listitem')
    .elements()
    .map((reason) => reason.textContent ?? '')
  await unmount()
  return reasons
}

test('an account is for orders and for repeat delivery and forage results where the site offers them', async () => {
  const all = await reasonsWith({ enableRqs: true, repeatPercent: 5 })
  expect(all).toHaveLength(4)
  expect(all[2]).toMatch(/^Repeat delivery: your feed comes by itself/)
  const few = await reasonsWith({ enableRqs: false, repeatPercent: null })
  expect(few).toEqual(all.slice(0, 2))
})

import { expect, test, vi } from 'vitest'
import { renderInShop } from '../../../testing/render-in-shop'
import { AccountNav } from '../account-nav'
import type { SampleResult } from '../account-types'
import { ResultList } from './result-list'

function sample(key: string, more: Partial<SampleResult> = {}): SampleResult {
  return {
    key,
    type: 'Rqs',
    sampleName: `Meadow ${key}`,
    sampleType: 'hay',
    takenOn: null,
    orderId: 100001,
    status: 'received',
    isUnread: false,
    orderedAt: '2026-03-01T10:00:00Z',
    receivedOn: '2026-03-04',
    resultOn: null,
    ...more,
  }
}

const unread = sample('b', { status: 'advised', resultOn: '2026-03-09', isUnread: true, type: 'Qs' })

test('samples show their name, kind and newest step, and lead to their page (ACCOUNT-PAGES-9)', async () => {
  const { getByRole } = await renderInShop(
    <ResultList results={[sample('a'), unread]} markRead={() => undefined} />,
  )
  const rows = getByRole('listitem')
  await expect
    .element(rows.nth(0))
    .toMatchTextContent(/Meadow a.*Roughage Quickscan · hay.*Sample received.*04-03-2026/)
  await expect
    .element(rows.nth(1))
    .toMatchTextContent(/Meadow b.*Hygiene quality scan.*Result and advice are ready.*09-03-2026/)
  await expect
    .element(getByRole('link', { name: 'Meadow a', exact: true }))
    .toHaveAttribute('href', '/rqs/a/')
  await expect.element(getByRole('link', { name: 'Meadow b', exact: true })).toHaveAttribute('href', '/qs/b/')
})

test('an unread result is highlighted until it is marked as read (ACCOUNT-PAGES-9)', async () => {
  const markRead = vi.fn<(key: string) => void>()
  const { getByRole, getByText } = await renderInShop(
    <ResultList results={[sample('a'), unread]} markRead={markRead} />,
  )
  expect(getByText('New', { exact: true }).elements()).toHaveLength(1)
  expect(getByRole('listitem').nth(1).getByText('New', { exact: true }).elements()).toHaveLength(1)
  await getByRole('button', { name: 'Mark as read Meadow b' }).click()
  expect(markRead.mock.calls).toEqual([['b']])
})

test('the navigation counts what is unread (ACCOUNT-PAGES-9)', async () => {
  const nav = (count: number) => <AccountNav unread={count} hasResults hasRepeats signOut={() => undefined} />
  const { getByRole, unmount } = await renderInShop(nav(2))
  await expect
    .element(getByRole('link', { name: 'Analyses and advice 2 unread pieces of advice' }))
    .toBeVisible()
  await unmount()
  const none = await renderInShop(nav(0))
  await expect.element(none.getByRole('link', { name: 'Analyses and advice', exact: true })).toBeVisible()
})

test('a second tick joins the first, and one that is taken back leaves the others; they lead side by side (LABORATORY-PAGES-23)', async () => {
  const results = ['a', 'b', 'c'].map((key) => sample(key, { status: 'advised', resultOn: '2026-03-09' }))
  const { getByRole, getByText } = await renderInShop(
    <ResultList results={[...results, sample('d')]} markRead={() => undefined} />,
  )
  const tick = (name: string) => getByRole('checkbox', { name: `Compare Meadow ${name}` })
  expect(tick('d').elements()).toEqual([])
  await tick('a').click()
  await expect.element(getByText('1 sample chosen, choose one more.')).toBeVisible()
  expect(getByRole('link', { name: 'Compare side by side' }).elements()).toEqual([])
  await tick('b').click()
  await tick('c').click()
  const compare = getByRole('link', { name: 'Compare side by side' })
  await expect.element(compare).toHaveAttribute('href', '/rqs/a/?with=b,c')
  await tick('b').click()
  await expect.element(compare).toHaveAttribute('href', '/rqs/a/?with=c')
  await expect.element(getByText('2 samples chosen')).toBeVisible()
})

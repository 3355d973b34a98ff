import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider, createBrowserRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OfficeTexts, loadTexts } from '../../platform/texts'
import { DataList } from './data-list'
import type { Column, FilterValues, ListPage, LoadPage } from './list-types'

type Row = { id: string; name: string }

const idOf = ({ id }: Row) => id
const hrefOf = ({ id }: Row) => `/${id}`
const rowCount = 50
const views = [{ id: 'all', name: 'All', filters: {} }]

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
  vi.unstubAllGlobals()
})

/** A list that notes each row it draws, and whose questions are answered when the test says so. */
async function openList() {
  const drawn: string[] = []
  const requests: { term: string | undefined; answer: () => void }[] = []
  const columns: Column<Row>[] = [
    { id: 'id', title: 'Number', render: idOf },
    { id: 'name', title: 'Name', render: ({ name }) => (drawn.push(name), name) },
  ]
  const load: LoadPage<Row> = ({ filters: { q } }) =>
    new Promise<ListPage<Row>>((answer) => {
      requests.push({
        term: q,
        answer: () => answer({ items: rowsOf(q ?? 'all'), next: null, isMore: false }),
      })
    })
  const list = (
    <DataList
      name="things"
      title="Things"
      views={views}
      searchLabel="Find"
      columns={columns}
      load={load}
      idOf={idOf}
      nameOf={idOf}
      hrefOf={hrefOf}
      emptyTitle="None"
      bulk={noActions}
      hasSheet
    />
  )
  await show(list)
  await expect.poll(() => requests).toHaveLength(1)
  requests[0]?.answer()
  await expect.poll(() => document.querySelectorAll('tr[data-row]')).toHaveLength(rowCount)
  return { drawn, requests }
}

const noActions = () => null

function rowsOf(term: string): Row[] {
  return Array.from({ length: rowCount }, (_, index) => ({
    id: `${term}-${index}`,
    name: `${term} ${index}`,
  }))
}

async function show(list: ReactNode): Promise<void> {
  const before = location.href
  const router = createBrowserRouter([{ path: '*', element: list }])
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(
    <OfficeTexts locale={await loadTexts()}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </OfficeTexts>,
  )
  leave.push(() => {
    root.unmount()
    router.dispose()
    container.remove()
    history.replaceState(null, '', before)
  })
}

function type(text: string): void {
  const field = document.querySelector('input[type=search]')
  if (!(field instanceof HTMLInputElement)) throw new Error('there is no search field')
  field.setRangeText(text, 0, field.value.length)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

const names = () =>
  [...document.querySelectorAll('tr[data-row] td:last-child')].map((cell) => cell.textContent)

test('OFFICE-2: neither a key nor the question draws a row, and the answer draws each of its rows once (OFFICE-12)', async () => {
  const { drawn, requests } = await openList()
  drawn.length = 0
  type('oats')
  await expect.poll(() => requests.map(({ term }) => term)).toEqual([undefined, 'oats'])
  await expect.poll(() => document.querySelector('[aria-busy=true]')).not.toBeNull()
  expect(drawn).toEqual([])
  requests[1]?.answer()
  const expected = rowsOf('oats').map(({ name }) => name)
  await expect.poll(names).toEqual(expected)
  expect(document.querySelector('[aria-busy=true]')).toBeNull()
  expect(drawn).toEqual(expected)
})

test('OFFICE-2: an answer takes the place of the rows before it ten in a frame, and the list is never shorter (OFFICE-12)', async () => {
  const { requests } = await openList()
  const before = document.body.scrollHeight
  const frames: { fresh: number; standing: number; isBusy: boolean; height: number }[] = []
  const isFresh = (name: string | null) => name?.startsWith('oats') === true
  const watcher = new MutationObserver(() => {
    const fresh = names().filter(isFresh).length
    if (fresh === (frames.at(-1)?.fresh ?? 0)) return
    const isBusy = document.querySelector('[aria-busy=true]') !== null
    frames.push({ fresh, standing: names().length - fresh, isBusy, height: document.body.scrollHeight })
  })
  leave.push(() => watcher.disconnect())
  watcher.observe(document.body, { childList: true, subtree: true })
  type('oats')
  await expect.poll(() => requests).toHaveLength(2)
  requests[1]?.answer()
  await expect.poll(() => names().every(isFresh)).toBe(true)
  expect(frames.map(({ fresh }) => fresh)).toEqual([10, 20, 30, 40, 50])
  expect(frames.map(({ standing }) => standing)).toEqual([40, 30, 20, 10, 0])
  expect(frames.map(({ isBusy }) => isBusy)).toEqual([true, true, true, true, false])
  expect(Math.min(...frames.map(({ height }) => height))).toBe(before)
  expect(names()).toEqual(rowsOf('oats').map(({ name }) => name))
})

test('OFFICE-2: what is typed bit by bit is one entry of the history', async () => {
  const { requests } = await openList()
  for (const [index, term] of ['o', 'oa', 'oats'].entries()) {
    type(term)
    await expect.poll(() => requests[index + 1]?.term).toBe(term)
  }
  expect(new URLSearchParams(location.search).get('q')).toBe('oats')
  history.back()
  await expect.poll(() => new URLSearchParams(location.search).get('q')).toBeNull()
})

test('OFFICE-2: a tick draws its row alone (OFFICE-12)', async () => {
  const { drawn } = await openList()
  drawn.length = 0
  const box = document.querySelector<HTMLInputElement>('tr[data-row="all-7"] input[type=checkbox]')
  box?.click()
  await expect.poll(() => box?.checked).toBe(true)
  expect(drawn).toEqual(['all 7'])
})

/** A list of three pages, of which each is there at once. */
async function openPages() {
  const page = (number: number): ListPage<Row> => ({
    items: rowsOf(`page-${number}`),
    next: number < 3 ? String(number + 1) : null,
    isMore: number < 3,
  })
  const requests: (string | undefined)[] = []
  const load: LoadPage<Row> = ({ after }) => {
    requests.push(after)
    return Promise.resolve(page(Number(after ?? 1)))
  }
  const ticked: number[] = []
  await show(
    <DataList
      name="pages"
      title="Things"
      views={[{ id: 'all', name: 'All', filters: {}, count: 150 }]}
      columns={[{ id: 'id', title: 'Number', render: idOf }]}
      load={load}
      idOf={idOf}
      nameOf={idOf}
      hrefOf={hrefOf}
      emptyTitle="None"
      renewsEvery={() => 50}
      bulk={(rows) => {
        ticked.push(rows.length)
        return null
      }}
    />,
  )
  await expect.poll(() => document.querySelectorAll('tr[data-row]').length).toBeGreaterThanOrEqual(rowCount)
  return { requests, ticked }
}

test('OFFICE-2: when all rows that were read are ticked, all that fit can be, however many were not read yet', async () => {
  // The next page is read only when the list is scrolled near its end.
  vi.stubGlobal('IntersectionObserver', NeverSeen)
  const { ticked } = await openPages()
  expect(document.querySelector('nav button')?.textContent).toBe('All150')
  document.querySelector<HTMLInputElement>('thead input[type=checkbox]')?.click()
  await expect.poll(() => ticked.at(-1)).toBe(rowCount)
  const all = () =>
    [...document.querySelectorAll('button')].find((button) => button.textContent === 'Select all 150')
  await expect.poll(all).toBeTruthy()
  all()?.click()
  await expect.poll(() => ticked.at(-1)).toBe(3 * rowCount)
  await expect.poll(all).toBeUndefined()
})

test('OFFICE-2: a list that others work on is read anew by itself', async () => {
  vi.stubGlobal('IntersectionObserver', NeverSeen)
  const { requests } = await openPages()
  await expect.poll(() => requests.length).toBeGreaterThan(3)
  expect(new Set(requests)).toEqual(new Set([undefined]))
})

class NeverSeen {
  observe = () => undefined
  disconnect = () => undefined
}

/** A list with a sheet, two views and a filter that is typed; notes what it asks for. */
async function openWithFilter() {
  const requests: FilterValues[] = []
  const load: LoadPage<Row> = ({ filters }) => {
    requests.push(filters)
    return Promise.resolve({ items: rowsOf('all'), next: null, isMore: false })
  }
  await show(
    <DataList
      name="filtered"
      title="Things"
      views={[...views, { id: 'blocked', name: 'Blocked', filters: { state: 'blocked' } }]}
      filters={[
        { id: 'about', label: 'About', kind: 'text' },
        { id: 'state', label: 'State', kind: 'choice', options: [{ value: 'blocked', label: 'Blocked' }] },
      ]}
      columns={[{ id: 'id', title: 'Number', render: idOf }]}
      load={load}
      idOf={idOf}
      nameOf={idOf}
      hrefOf={hrefOf}
      emptyTitle="None"
      hasSheet
    />,
  )
  await page.getByRole('link', { name: 'all-7', exact: true }).click()
  await expect.poll(address).toEqual({ open: 'all-7' })
  return { requests }
}

/** Without the parameters of the test's own page. */
const address = () =>
  Object.fromEntries(
    [...new URLSearchParams(location.search)].filter(([name]) =>
      ['open', 'view', 'state', 'about'].includes(name),
    ),
  )

test('OFFICE-2: another view closes the sheet of a row, which may not be in it', async () => {
  await openWithFilter()
  await page.getByRole('button', { name: 'Blocked' }).click()
  await expect.poll(address).toEqual({ view: 'blocked', state: 'blocked' })
})

test('OFFICE-2: a filter that is typed counts with Enter', async () => {
  const { requests } = await openWithFilter()
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('menuitem', { name: 'About' }).click()
  await page.getByRole('textbox', { name: 'About' }).fill('order 7 ')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => requests.at(-1)).toEqual({ about: 'order 7' })
  await expect.poll(address).toEqual({ view: 'all', about: 'order 7' })
})

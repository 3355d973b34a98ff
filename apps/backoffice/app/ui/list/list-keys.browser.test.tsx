import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInOffice } from '../../testing/show-in-office'
import { DataList } from './data-list'
import type { FilterValues, LoadPage } from './list-types'

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
})

const idOf = (id: string) => id

/** A list of three rows that can be ticked, with two filters; notes what it asks for. */
async function open() {
  const asked: FilterValues[] = []
  const load: LoadPage<string> = ({ filters }) => {
    asked.push(filters)
    return Promise.resolve({ items: ['a', 'b', 'c'], next: null, isMore: false })
  }
  const list = (
    <DataList
      name="things"
      title="Things"
      views={[{ id: 'all', name: 'All', filters: {} }]}
      filters={[
        { id: 'about', label: 'About', kind: 'text' },
        { id: 'batch', label: 'Batch', kind: 'text' },
      ]}
      columns={[{ id: 'id', title: 'Number', render: idOf }]}
      load={load}
      idOf={idOf}
      nameOf={idOf}
      hrefOf={(id) => `/${id}`}
      emptyTitle="None"
      bulk={() => null}
    />
  )
  const shown = await showInOffice(list, { permissions: [] })
  leave.push(shown.leave)
  await expect.poll(() => shown.container.querySelectorAll('tr[data-row]')).toHaveLength(3)
  return { ...shown, asked }
}

test('a typed filter follows an address that was changed elsewhere, and taking one filter away keeps the other (OFFICE-2)', async () => {
  const { asked, router } = await open()
  await router.navigate('/?view=all&about=order+7&batch=8')
  const about = page.getByRole('textbox', { name: 'About' })
  await expect.element(about).toHaveValue('order 7')
  await router.navigate('/?view=all&about=order+9&batch=8')
  await expect.element(about).toHaveValue('order 9')
  await page.getByRole('button', { name: 'Remove the filter Batch' }).click()
  await expect.poll(() => asked.at(-1)).toEqual({ about: 'order 9' })
})

test('x ticks the row that has the focus, X all between, and Clear none (OFFICE-3)', async () => {
  const { container } = await open()
  const ticked = () => container.querySelectorAll('tr[data-row] input:checked').length
  await userEvent.keyboard('j')
  await userEvent.keyboard('x')
  await expect.poll(ticked).toBe(1)
  for (const key of ['j', 'j', 'X']) await userEvent.keyboard(key)
  await expect.poll(ticked).toBe(3)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect.poll(ticked).toBe(0)
})

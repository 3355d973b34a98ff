import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInOffice } from '../../testing/show-in-office'
import { ToastRegion } from '../toast-region'
import { RemoveView, SaveView } from './save-view'

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
})

const view = {
  id: 'saved-7',
  viewId: 7,
  name: 'Given up here',
  filters: { state: 'given-up', siteId: '1' },
  isOwn: true,
  isShared: true,
}

test('a view keeps every filter, its name and for whom it is; without a name the field says so (OFFICE-5)', async () => {
  const onSaved = vi.fn<(viewId: number) => void>()
  const { filters } = view
  const shown = await showInOffice(<SaveView list="mails" {...{ filters, onSaved }} />, {
    permissions: ['mails.read'],
    answers: { 'POST /views': { viewId: 7 } },
  })
  leave.push(shown.leave)
  await page.getByRole('button', { name: 'Save view' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save view' }).click()
  const name = page.getByRole('textbox', { name: 'Name of the view' })
  await expect.element(name).toHaveAccessibleDescription('Fill this in.')
  expect(shown.sent).toEqual([])
  await name.fill(' Given up here ')
  await page.getByRole('checkbox', { name: 'For everybody' }).click({ force: true })
  await dialog.getByRole('button', { name: 'Save view' }).click()
  const { id: _id, viewId: _viewId, isOwn: _isOwn, ...kept } = view
  await expect.poll(() => shown.sent).toEqual([{ ...kept, list: 'mails' }])
  await expect.poll(() => onSaved.mock.calls).toEqual([[7]])
  await expect.element(dialog).not.toBeInTheDocument()
})

test('Undo of a removed view makes it again as it was (OFFICE-5)', async () => {
  const onRemoved = vi.fn<() => void>()
  const content = (
    <>
      <RemoveView list="mails" {...{ view, onRemoved }} />
      <ToastRegion />
    </>
  )
  const shown = await showInOffice(content, { permissions: ['mails.read'] })
  leave.push(shown.leave)
  await page.getByRole('button', { name: 'Remove view' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  const { name, filters, isShared } = view
  await expect.poll(() => shown.sent).toEqual([null, { list: 'mails', name, filters, isShared }])
  expect(shown.requests).toContain('DELETE /views/7')
  expect(onRemoved).toHaveBeenCalledOnce()
})

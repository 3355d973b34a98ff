import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OfficeTexts, loadTexts } from '../../platform/texts'
import { ListFilters } from './list-filters'

let root: Root
afterEach(() => root.unmount())

/** The search of a list whose address follows when the test says so. */
async function openSearch() {
  const locale = await loadTexts()
  const sent: string[] = []
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const address = async (q: string) => {
    flushSync(() => root.render(<OfficeTexts locale={locale}>{search(q, sent)}</OfficeTexts>))
    await drawn()
  }
  await address('')
  const field = page.getByRole('searchbox', { name: 'Find' })
  await expect.element(field).toBeVisible()
  return { sent, address, field }
}

async function drawn(): Promise<void> {
  for (const _ of [1, 2, 3]) await new Promise((done) => requestAnimationFrame(done))
}

function search(q: string, sent: string[]): ReactNode {
  const values: Record<string, string> = q ? { q } : {}
  return (
    <ListFilters filters={[]} values={values} onChange={(_, text) => sent.push(text)} searchLabel="Find" />
  )
}

test('OFFICE-2: an address that follows late takes nothing away that was typed meanwhile', async () => {
  const { sent, address, field } = await openSearch()
  await userEvent.fill(field, 'Visser')
  await expect.poll(() => sent).toEqual(['Visser'])
  await userEvent.fill(field, '100006')
  await expect.poll(() => sent).toEqual(['Visser', '100006'])
  await address('Visser')
  await expect.element(field).toHaveValue('100006')
  await address('100006')
  await expect.element(field).toHaveValue('100006')
})

test('OFFICE-2: the field follows an address that a view or Back has changed', async () => {
  const { sent, address, field } = await openSearch()
  await userEvent.fill(field, 'Visser')
  await expect.poll(() => sent).toEqual(['Visser'])
  await address('Visser')
  await address('Bakker')
  await expect.element(field).toHaveValue('Bakker')
  expect(sent).toEqual(['Visser'])
})

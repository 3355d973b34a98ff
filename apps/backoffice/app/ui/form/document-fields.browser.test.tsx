import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { StaffApiError } from '../../platform/api'
import { showInOffice } from '../../testing/show-in-office'
import { Form, SubmitButton } from './form'
import { changesOf } from './form-store'
import { LanguageColumns } from './language-columns'
import { type Reference, ReferenceField } from './reference-field'
import { useForm } from './use-form'

let answer: () => Promise<unknown> = () => Promise.resolve({})
const leave: (() => void)[] = []
afterEach(() => {
  answer = () => Promise.resolve({})
  for (const each of leave.splice(0)) each()
})

async function show(content: React.ReactNode) {
  leave.push((await showInOffice(content, { permissions: [] })).leave)
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true })

const english = { texts: { nl: { title: 'Hooi', lead: 'Vers' }, de: { title: '', lead: '' } } }

function Texts() {
  const form = useForm({
    start: english,
    send: (body: typeof english) => {
      changes.push(changesOf(form.store.read().start, body))
      return answer()
    },
    done: () => form.reset(form.store.read().values),
  })
  const texts = [
    { key: 'title', label: 'Title' },
    { key: 'lead', label: 'Lead', rows: 3 },
  ]
  return (
    <Form form={form}>
      <LanguageColumns name="texts" source="nl" languages={['de']} texts={texts} readOnly={['nl']} />
      <SubmitButton form={form}>Send</SubmitButton>
    </Form>
  )
}

const changes: unknown[] = []

test('languages stand beside their source, which names what they lack; a translator changes none but their own', async () => {
  await show(<Texts />)
  const column = (name: string) => page.getByRole('region', { name })
  await expect.element(column('German').getByRole('heading')).toHaveTextContent('German2 missing')
  await expect.element(column('Dutch').getByRole('heading')).toHaveTextContent('DutchSource')
  await expect.element(field('Title, Dutch')).toHaveAttribute('readonly')
  await field('Title, German').fill('Heu')
  await expect.element(column('German').getByRole('heading')).toHaveTextContent('German1 missing')
})

test('where another has changed the same field both are shown; the choice is saved upon theirs, and what only one changed stays', async () => {
  await show(<Texts />)
  const conflicts = [{ path: '/texts/de/title', theirs: 'Wiesenheu', by: 'Noor', at: '2026-06-01T10:00:00Z' }]
  answer = () =>
    Promise.reject(new StaffApiError(409, JSON.stringify({ code: 'changed-meanwhile', conflicts })))
  await field('Title, German').fill('Heu')
  await field('Lead, German').fill('Frisch')
  await page.getByRole('button', { name: 'Send' }).click()
  const panel = page.getByRole('alert')
  const title = panel.getByRole('group', { name: 'Title, German' })
  await expect.element(title.getByText('Heu', { exact: true })).toBeVisible()
  await expect.element(title.getByText('Wiesenheu')).toBeVisible()
  await expect.element(title.getByText(/^Noor, 1\sJun,\s12:00$/)).toBeVisible()
  expect(panel.getByRole('group').elements()).toHaveLength(1)
  changes.length = 0
  answer = () => Promise.resolve({})
  await page.getByRole('button', { name: 'Send' }).click()
  expect(changes).toEqual([])
  await panel.getByRole('button', { name: 'Keep yours: Title, German' }).click()
  await expect.element(panel).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect
    .poll(() => changes)
    .toEqual([
      [
        { path: 'texts.de.title', before: 'Wiesenheu', after: 'Heu' },
        { path: 'texts.de.lead', before: '', after: 'Frisch' },
      ],
    ])
})

test('of a conflict theirs can be taken: nothing of it is sent', async () => {
  await show(<Texts />)
  const conflicts = [{ path: '/texts/de/title', theirs: 'Wiesenheu' }]
  answer = () =>
    Promise.reject(new StaffApiError(409, JSON.stringify({ code: 'changed-meanwhile', conflicts })))
  await field('Title, German').fill('Heu')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('button', { name: 'Take the other: Title, German' }).click()
  await expect.element(field('Title, German')).toHaveValue('Wiesenheu')
  changes.length = 0
  answer = () => Promise.resolve({})
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => changes).toEqual([[]])
})

test('another thing is found by its words and chosen with keys alone', async () => {
  const chosen: (Reference | null)[] = []
  function Linking() {
    const form = useForm({
      start: { product: null as Reference | null },
      send: async ({ product }: { product: Reference | null }) => void chosen.push(product),
    })
    const products = [
      { ref: 'product:101', name: 'Muesli' },
      { ref: 'product:102', name: 'Muesli without oats' },
    ]
    const search = (words: string) =>
      Promise.resolve(products.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase())))
    return (
      <Form form={form}>
        <ReferenceField name="product" label="Product" search={search} />
        <SubmitButton form={form}>Send</SubmitButton>
      </Form>
    )
  }
  await show(<Linking />)
  await page.getByRole('combobox', { name: 'Product' }).click()
  await userEvent.keyboard('without')
  await expect.element(page.getByRole('option', { name: 'Muesli without oats' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(page.getByRole('combobox', { name: 'Product' })).toHaveValue('Muesli without oats')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => chosen).toEqual([{ ref: 'product:102', name: 'Muesli without oats' }])
})

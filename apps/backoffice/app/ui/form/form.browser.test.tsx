import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Link } from 'react-router'
import { showInOffice } from '../../testing/show-in-office'
import { StaffApiError } from '../../platform/api'
import { ToastRegion } from '../toast-region'
import { FormDate, FormNumber, FormSelect, FormText } from './fields'
import { Form, FormSaveBar, SubmitButton } from './form'
import { useForm } from './use-form'

const rules = {
  name: { required: true, minLength: 1, maxLength: 10 },
  amount: { required: true, minimum: 1, maximum: 50 },
  'lot.number': { required: true, minLength: 1, maxLength: 40 },
} as const

const start = { name: '', amount: 2, kind: 'hay', lot: { number: 'L-1', bestBefore: null as string | null } }
type Values = typeof start

const sent: Values[] = []
let answer: () => Promise<unknown> = () => Promise.resolve({})

/** A form of four fields, as a screen would make one. */
function Sample({ fieldOf }: { fieldOf?: (parameter: string) => string }) {
  const form = useForm({
    rules,
    start,
    ...(fieldOf && { fieldOf }),
    send: (body: Values) => {
      sent.push(body)
      return answer()
    },
    done: () => form.reset(form.store.read().values),
  })
  return (
    <Form form={form}>
      <FormText name="name" label="Name" />
      <FormNumber name="amount" label="Pieces" />
      <FormSelect
        name="kind"
        label="Kind"
        options={[
          { value: 'hay', label: 'Hay' },
          { value: 'silage', label: 'Silage' },
        ]}
      />
      <FormText name="lot.number" label="Lot" rows={2} />
      <FormDate name="lot.bestBefore" label="Best before" />
      <SubmitButton form={form}>Send</SubmitButton>
      <FormSaveBar form={form} save="Save" />
      <Link to="/elsewhere">Elsewhere</Link>
      <ToastRegion />
    </Form>
  )
}

const leave: (() => void)[] = []
afterEach(() => {
  sent.length = 0
  answer = () => Promise.resolve({})
  for (const each of leave.splice(0)) each()
})

async function show(content: React.ReactNode = <Sample />) {
  const shown = await showInOffice(content, { permissions: [] })
  leave.push(shown.leave)
  return shown
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true })

test('what has to be filled in is asked for at its field with the first attempt, and the field has the focus', async () => {
  await show()
  await expect.element(field('Name')).toHaveAttribute('aria-required', 'true')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(field('Name')).toHaveAccessibleDescription('Fill this in.')
  await expect.element(field('Name')).toHaveFocus()
  expect(sent).toEqual([])
  await userEvent.keyboard('Anna{Enter}')
  await expect.poll(() => sent).toEqual([{ ...start, name: 'Anna' }])
})

test('a text that is too long says so while it is typed, and is not cut off', async () => {
  await show()
  await field('Name').fill('Hooimijt aan de dijk')
  await expect.element(field('Name')).toHaveAccessibleDescription('At most 10 characters.')
  await expect.element(field('Name')).toHaveValue('Hooimijt aan de dijk')
  await field('Name').fill('Hooimijt')
  await expect.element(field('Name')).toHaveAccessibleDescription('')
})

test('figures keep to their limits, with a comma or a point; what is no figure is not sent', async () => {
  await show()
  await field('Name').fill('Anna')
  await field('Pieces').fill('51')
  await expect.element(field('Pieces')).toHaveAccessibleDescription('At most 50.')
  await field('Pieces').fill('two')
  await expect.element(field('Pieces')).toHaveAccessibleDescription('This is not right.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(field('Pieces')).toHaveFocus()
  await field('Pieces').fill('2,5')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sent.map(({ amount }) => amount)).toEqual([2.5])
})

const refusal = (problem: object) => () =>
  Promise.reject(new StaffApiError(400, JSON.stringify({ title: 'In English.', ...problem })))

test('what the server refuses is said beside the field that it names, which has the focus; everything stays as it was typed', async () => {
  await show()
  answer = refusal({ code: 'lot-blocked', parameter: 'lot.number' })
  await field('Name').fill('Anna')
  await field('Lot').fill('L-9')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(field('Lot')).toHaveAccessibleDescription('The lot is blocked.')
  await expect.element(field('Lot')).toHaveFocus()
  await expect.element(field('Lot')).toHaveValue('L-9')
  await expect.element(field('Name')).toHaveValue('Anna')
  await field('Lot').fill('L-8')
  await expect.element(field('Lot')).toHaveAccessibleDescription('')
})

test('of several refused fields the first on the page has the focus, and sentences of the API are not shown', async () => {
  await show()
  const errors = [
    { parameter: 'lot.number', message: 'lot-blocked' },
    { parameter: 'name', message: 'name must be a text' },
  ]
  answer = refusal({ code: 'bad-input', parameter: 'lot.number', errors })
  await field('Name').fill('Anna')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(field('Name')).toHaveFocus()
  await expect.element(field('Name')).toHaveAccessibleDescription('This is not right.')
  await expect.element(field('Lot')).toHaveAccessibleDescription('The lot is blocked.')
})

test('what no field is to blame for is a message', async () => {
  await show()
  answer = refusal({ code: 'too-many-attempts', parameter: 'nothing.of.it' })
  await field('Name').fill('Anna')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByText('That was tried too often. Wait a moment.')).toBeVisible()
  await expect.element(field('Name')).toHaveValue('Anna')
})

test('leaving with something unsaved is asked about, not without; what was discarded can be brought back (OFFICE-8)', async () => {
  const { router } = await show()
  const bar = page.getByRole('region', { name: 'Not saved yet' })
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeVisible()
  await expect.element(bar).not.toBeInTheDocument()
  await field('Name').fill('Anna')
  await expect.element(bar.getByText('Not saved yet')).toBeVisible()
  await page.getByRole('link', { name: 'Elsewhere' }).click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  expect(router.state.location.pathname).toBe('/')
  await expect.element(field('Name')).toHaveValue('Anna')
  await bar.getByRole('button', { name: 'Discard' }).click()
  await expect.element(field('Name')).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(field('Name')).toHaveValue('Anna')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(bar).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Elsewhere' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/elsewhere')
})

test('Ctrl Enter sends from a field of several lines, and Enter alone begins a new one', async () => {
  await show()
  await field('Name').fill('Anna')
  await field('Lot').click()
  await userEvent.keyboard('{End}{Enter}B')
  await expect.element(field('Lot')).toHaveValue('L-1\nB')
  expect(sent).toEqual([])
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => sent).toMatchObject([{ name: 'Anna', lot: { number: 'L-1\nB' } }])
})

/** No bar and no button: only the field itself can send. */
function Words() {
  const form = useForm({
    start: { words: '' },
    send: (body: { words: string }) => {
      sent.push({ ...start, name: body.words })
      return answer()
    },
  })
  return (
    <Form form={form}>
      <FormText name="words" label="Words" rows={2} />
    </Form>
  )
}

test('Ctrl Enter sends from a field of several lines where nothing else listens for keys', async () => {
  await show(<Words />)
  await field('Words').fill('Two\nlines')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => sent).toMatchObject([{ name: 'Two\nlines' }])
})

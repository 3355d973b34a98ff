import { ApiError } from '@haverhof/api-client'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { TextField } from '../../ui/text-field'
import { renderInShop } from '../../testing/render-in-shop'
import type { Problem } from '../shop/problem'
import { FormFailure, FormFrame } from './form-frame'
import { useSmallForm } from './use-small-form'

type Values = { town: string; code: string }
type Props = {
  send: (values: Values) => Promise<Problem | null | void>
  start?: Values
  isJudged?: boolean
}

const empty = { town: '', code: '' }

/** The rules name the second field first, as a server may. */
function problemsOf({ town, code }: Values) {
  return [
    ...(code ? [] : [{ parameter: 'code', reason: 'required' }]),
    ...(town.length > 5 ? [{ parameter: 'town', reason: 'too-long', max: 5 }] : []),
    ...(town ? [] : [{ parameter: 'town', reason: 'required' }]),
  ]
}

function TownForm({ send, start = empty, isJudged = false }: Props) {
  const { field, failure, isBusy, submit } = useSmallForm<Values>({ start, isJudged, problemsOf, send })
  return (
    <FormFrame submit={submit} className="">
      <TextField {...field('town')} label="Town" />
      <TextField {...field('code')} label="Code" />
      <FormFailure problem={failure} />
      <button type="submit" aria-busy={isBusy}>
        Send
      </button>
    </FormFrame>
  )
}

async function townForm(props: Partial<Props> = {}) {
  const send = vi.fn<Props['send']>(props.send ?? (() => Promise.resolve()))
  const screen = await renderInShop(<TownForm {...props} send={send} />)
  return {
    ...screen,
    send,
    town: screen.getByLabelText('Town'),
    code: screen.getByLabelText('Code'),
    submit: screen.getByRole('button', { name: 'Send' }),
  }
}

test('PAGES-10: what the rules refuse is not sent; the focus is on the first field of the form that is wrong', async () => {
  const { town, code, submit, send } = await townForm()
  await submit.click()
  await expect.element(town).toHaveFocus()
  await expect.element(town).toHaveAccessibleDescription(/This is a required field/)
  await expect.element(code).toHaveAccessibleDescription(/This is a required field/)
  expect(send).not.toHaveBeenCalled()
})

test('a field is judged when it is left with something in it, and is right as soon as it is', async () => {
  const { town, code } = await townForm()
  await town.click()
  await userEvent.tab()
  await expect.element(town).not.toHaveAttribute('aria-invalid')
  await town.fill('Zwolle')
  await code.click()
  await expect.element(town).toHaveAccessibleDescription(/at most 5 characters/)
  await expect.element(code).not.toHaveAttribute('aria-invalid')
  await town.fill('Ede')
  await expect.element(town).not.toHaveAttribute('aria-invalid')
})

test('what the server refuses stands beside its field until that is changed, and nothing typed is lost', async () => {
  const refusal = {
    status: 422,
    code: 'invalid',
    errors: [{ parameter: 'code', message: 'invalid-postcode' }],
  }
  const { town, code, submit } = await townForm({
    send: () => Promise.reject(new ApiError(422, JSON.stringify(refusal), {})),
  })
  await town.fill('Ede')
  await code.fill('1234')
  await submit.click()
  await expect.element(code).toHaveFocus()
  await expect.element(code).toHaveAccessibleDescription(/Enter the postcode/)
  await expect.element(town).toHaveValue('Ede')
  await town.click()
  await expect.element(code).toHaveAccessibleDescription(/Enter the postcode/)
  await code.fill('1234 AB')
  await expect.element(code).not.toHaveAttribute('aria-invalid')
})

test('what no field is to blame for is said aloud, and forgotten with the next attempt', async () => {
  const answers: (Problem | null)[] = [{ status: 0, code: 'offline' }, null]
  const { town, code, submit, getByRole } = await townForm({
    send: () => Promise.resolve(answers.shift() ?? null),
  })
  await town.fill('Ede')
  await code.fill('1')
  await submit.click()
  await expect
    .element(getByRole('alert'))
    .toHaveTextContent(
      'There is no connection right now. What you typed has been kept. Try again in a moment.',
    )
  await submit.click()
  await expect.element(getByRole('alert')).not.toBeInTheDocument()
})

test('a second press while the first is on its way sends nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<null>()
  const { town, code, submit, send } = await townForm({ send: () => promise })
  await town.fill('Ede')
  await code.fill('1')
  await submit.click()
  await expect.element(submit).toHaveAttribute('aria-busy', 'true')
  await submit.click()
  resolve(null)
  await expect.element(submit).toHaveAttribute('aria-busy', 'false')
  expect(send).toHaveBeenCalledExactlyOnceWith({ town: 'Ede', code: '1' })
})

test('PAGES-13: a form that was judged without scripts shows what is wrong from the start', async () => {
  const { town, code } = await townForm({ start: { town: 'Ede', code: '' }, isJudged: true })
  await expect.element(town).toHaveValue('Ede')
  await expect.element(town).not.toHaveAttribute('aria-invalid')
  await expect.element(code).toHaveAccessibleDescription(/This is a required field/)
})

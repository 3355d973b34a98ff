import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useApi } from '../../shared/shop/use-api'
import { renderInShop, stubApi } from '../../testing/render-in-shop'
import { HorseDetail } from './horse-detail'
import type { Horse } from './horse-types'

const bella: Horse = {
  horseId: 7,
  name: 'Bella',
  birthYear: 2014,
  horseType: 'horse',
  weightKg: 600,
  workLoad: 'light',
  roughageType: 'hay',
  lifeStage: 'adult',
  bodyCondition: 'right',
  health: [],
  photoUrl: null,
  weights: [
    { weighedOn: '2026-11-16', weightKg: 600 },
    { weighedOn: '2026-10-01', weightKg: 590 },
  ],
  packs: [],
}
const own = '/api/account/horses/7'
const done = () => ({ status: 204, body: null })

async function page(answers: Parameters<typeof stubApi>[0], horse: Horse = bella) {
  const { sent } = stubApi(answers)
  const [onChanged, onRemoved] = [vi.fn<() => void>(), vi.fn<() => void>()]
  function Page() {
    const api = useApi()
    const change = (call: (calls: typeof api) => Promise<unknown>) => void call(api)
    return (
      <HorseDetail
        {...{ horse, change, onChanged, onRemoved }}
        boughtPacks={[]}
        onSignedOut={() => undefined}
      />
    )
  }
  return { ...(await renderInShop(<Page />)), sent, onChanged, onRemoved }
}

test('a weight is kept with its day; what is wrong or refused is said and stays typed (HORSES-4)', async () => {
  const answers = [{ status: 409, body: { code: 'too-many-weights' } }]
  const { getByLabelText, getByRole, getByText, sent, onChanged } = await page({
    [`POST ${own}/weights`]: () => answers.shift() ?? done(),
  })
  const [day, kilos] = [getByLabelText(/^Weighed on/), getByLabelText('Kilos')]
  const add = getByRole('button', { name: 'Add weight' })
  await day.fill('31-02-2026')
  await kilos.fill('9')
  await add.click()
  await expect.element(day).toHaveAccessibleDescription(/not a valid date/)
  await expect.element(kilos).toHaveAccessibleDescription(/a horse can weigh/)
  expect(sent).toEqual([])
  await day.fill('15-11-2026')
  await kilos.fill('595')
  await add.click()
  await expect.element(getByText(/^No more weights can be kept/)).toBeVisible()
  await expect.element(kilos).toHaveValue('595')
  expect(onChanged).not.toHaveBeenCalled()
  await add.click()
  await expect.poll(() => onChanged).toHaveBeenCalledOnce()
  expect(sent.at(-1)?.body).toEqual({ weighedOn: '2026-11-15', weightKg: 595 })
})

test('the weight of the row is removed, and the last one offers no removal (HORSES-4)', async () => {
  const { getByRole, sent, unmount } = await page({ [`DELETE ${own}/weights/2026-10-01`]: done })
  await getByRole('button', { name: 'Remove weight of 01-10-2026' }).click()
  await expect.poll(() => sent.map(({ call }) => call)).toEqual([`DELETE ${own}/weights/2026-10-01`])
  await unmount()
  const last = await page({}, { ...bella, weights: bella.weights.slice(0, 1) })
  await expect.element(last.getByRole('row', { name: /16-11-2026/ })).toBeVisible()
  expect(last.getByRole('button', { name: /^Remove weight/ }).elements()).toEqual([])
})

test('a horse is removed once it is asked about; Escape and Cancel keep it (HORSES-3)', async () => {
  const { getByRole, sent, onRemoved } = await page({ [`DELETE ${own}`]: done })
  const [ask, dialog] = [getByRole('button', { name: 'Remove Bella' }), getByRole('dialog')]
  await ask.first().click()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await ask.first().click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent).toEqual([])
  await ask.first().click()
  await dialog.getByRole('button', { name: 'Remove Bella' }).click()
  await expect.poll(() => onRemoved).toHaveBeenCalledOnce()
  expect(sent.map(({ call }) => call)).toEqual([`DELETE ${own}`])
})

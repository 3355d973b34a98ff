import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInOffice } from '../../testing/show-in-office'
import { ToastRegion } from '../../ui/toast-region'
import { ReceiveScreen } from './receive-screen'

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
})

const pack = (number: number) => ({
  variantId: number,
  article: `HH${number}`,
  title: `Muesli ${number}`,
  pack: '20 kg',
})

/** Three packs are scanned; the API refuses the lots of two. */
async function receive() {
  const content = (
    <>
      <ReceiveScreen />
      <ToastRegion />
    </>
  )
  const shown = await showInOffice(content, { permissions: ['stock.receive'] })
  leave.push(shown.leave)
  const errors = [
    { parameter: 'lines.1.lot', message: 'lot-blocked' },
    { parameter: 'lines.2.lot', message: 'lot-has-another-date' },
  ]
  const problem = { title: 'In English.', code: 'lot-blocked', parameter: 'lines.1.lot', errors }
  vi.stubGlobal('fetch', async (request: Request) => {
    const code = new URL(request.url).searchParams.get('code')
    if (request.method === 'GET') return Response.json({ items: [pack(Number(code))] })
    return new Response(JSON.stringify(problem), { status: 409 })
  })
  await expect.element(page.getByRole('textbox', { name: /^Scan a label/ })).toHaveFocus()
  for (const code of ['3', '2', '1']) {
    await userEvent.keyboard(`${code}{Enter}`)
    await expect.element(page.getByText(`HH${code}`)).toBeVisible()
  }
  for (const number of [1, 2, 3])
    await page.getByRole('textbox', { name: `Lot of Muesli ${number} 20 kg` }).fill(`L${number}`)
  await page.getByRole('button', { name: /^Receive 3 pieces/ }).click()
}

const lot = (number: number) => page.getByRole('textbox', { name: `Lot of Muesli ${number} 20 kg` })

test('the lines of a refused delivery say what is wrong with them until they are changed, and keep what was typed (STOCK-7, 10)', async () => {
  await receive()
  await expect.element(lot(2)).toHaveAccessibleDescription('The lot is blocked.')
  await expect.element(lot(2)).toHaveFocus()
  await expect
    .element(lot(3))
    .toHaveAccessibleDescription('This lot is there already with another best-before date.')
  await expect.element(lot(1)).not.toHaveAttribute('aria-invalid')
  await expect.element(page.getByText('Nothing came in. 2 lines are not right: see there.')).toBeVisible()
  expect([1, 2, 3].map((number) => (lot(number).element() as HTMLInputElement).value)).toEqual([
    'L1',
    'L2',
    'L3',
  ])
  await lot(2).fill('L9')
  await expect.element(lot(2)).not.toHaveAttribute('aria-invalid')
  await expect.element(lot(3)).toHaveAttribute('aria-invalid')
})

test('what is wrong with a line stays with it when another one is taken away (STOCK-7, 10)', async () => {
  await receive()
  await expect.element(lot(3)).toHaveAttribute('aria-invalid')
  await page
    .getByRole('button', { name: /Muesli 1 20 kg$/ })
    .last()
    .click()
  await expect.element(lot(1)).not.toBeInTheDocument()
  await expect.element(lot(2)).toHaveAccessibleDescription('The lot is blocked.')
  await expect
    .element(lot(3))
    .toHaveAccessibleDescription('This lot is there already with another best-before date.')
})

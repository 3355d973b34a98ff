import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInOffice } from '../../testing/show-in-office'
import { ToastRegion } from '../../ui/toast-region'
import { CountScreen } from './count-screen'

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
})

const line = (number: number) => page.getByRole('listitem').filter({ hasText: `HH${number}` })

test('Discard takes away what was counted since, and leaves what was saved (STOCK-4, OFFICE-8)', async () => {
  const content = (
    <>
      <CountScreen />
      <ToastRegion />
    </>
  )
  const shown = await showInOffice(content, { permissions: ['stock.count'] })
  leave.push(shown.leave)
  vi.stubGlobal('fetch', async (request: Request) => {
    const code = new URL(request.url).searchParams.get('code')
    const pack = { variantId: Number(code), article: `HH${code}`, title: `Muesli ${code}`, pack: '20 kg' }
    return Response.json(request.method === 'GET' ? { items: [pack] } : { available: 5 })
  })
  await expect.element(page.getByRole('textbox', { name: 'Scan a pack or a lot' })).toHaveFocus()
  await userEvent.keyboard('1{Enter}')
  await page.getByRole('button', { name: /^Save 1 count/ }).click()
  await expect.element(line(1).getByText('Saved. Free to sell: 5.')).toBeVisible()
  await userEvent.keyboard('2{Enter}')
  await expect.element(line(2)).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.element(line(2)).not.toBeInTheDocument()
  await expect.element(line(1)).toBeVisible()
})

test('a piece that is scanned while its count is being saved is not taken for saved; a refused line says why and is saved again (STOCK-4)', async () => {
  const shown = await showInOffice(<CountScreen />, { permissions: ['stock.count'] })
  leave.push(shown.leave)
  const counted: unknown[] = []
  const { promise, resolve } = Promise.withResolvers<Response>()
  const refusal = new Response('{"code":"fewer-than-reserved"}', { status: 409 })
  const posts = [promise, refusal, Response.json({ available: 9 })]
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET')
      return Response.json({ items: [{ variantId: 1, article: 'HH1', title: 'Muesli 1', pack: '20 kg' }] })
    counted.push(await request.json())
    return posts.shift()
  })
  const pieces = page.getByRole('textbox', { name: 'Counted of Muesli 1 20 kg' })
  await expect.element(page.getByRole('textbox', { name: 'Scan a pack or a lot' })).toHaveFocus()
  await userEvent.keyboard('1{Enter}')
  await expect.element(pieces).toHaveValue('1')
  const save = page.getByRole('button', { name: /^Save 1 count/ })
  await save.click()
  await expect.poll(() => counted).toEqual([{ counted: 1 }])
  await userEvent.keyboard('1{Enter}')
  await expect.element(pieces).toHaveValue('2')
  resolve(Response.json({ available: 5 }))
  await expect.element(save).not.toHaveAttribute('data-pending')
  await save.click()
  const words = 'Orders that are not sent yet have more pieces than would be left.'
  await expect.element(line(1).getByRole('alert')).toHaveTextContent(words)
  await pieces.fill('3')
  await expect.element(line(1).getByRole('alert')).not.toBeInTheDocument()
  await save.click()
  await expect.element(line(1).getByText('Saved. Free to sell: 9.')).toBeVisible()
  await expect.element(save).not.toBeInTheDocument()
  expect(counted).toEqual([{ counted: 1 }, { counted: 2 }, { counted: 3 }])
})

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

import { at } from './hosts.ts'
import { products } from './product-list.ts'
import { expect, test } from './window-test.ts'
import { hydrated } from './visit.ts'

test('a mailing is reported once per visit, and a cart of that visit carries it (TRACKING-3, ACC-147, §4.32)', async ({
  page,
}) => {
  const reports: string[] = []
  page.on('request', (request) => {
    if (/\/api\/conversion/i.test(request.url())) reports.push(new URL(request.url()).search)
  })
  for (let time = 0; time < 2; time += 1) {
    await page.goto(at('haverhof.nl', '/paardenvoer/?mailplusId=abc-123'))
    await hydrated(page)
    await expect(page.locator('[data-layers]')).toBeAttached()
    await expect(page).toHaveURL(at('haverhof.nl', '/paardenvoer/'))
  }
  await products(page, 'Producten')
    .first()
    .getByRole('button', { name: /^In winkelwagen/ })
    .click()
  await expect(page.getByRole('status')).toContainText('ligt in uw winkelwagen')
  expect(reports).toEqual(['?mailplusId=abc-123'])
  const cart = await page.evaluate(async () => {
    const { id } = JSON.parse(localStorage.getItem('cart') ?? '{}') as { id?: string }
    return (await fetch(`/api/cart/${id}`)).json()
  })
  expect(cart).toMatchObject({ mailplusId: 'abc-123' })
})

import { keepNewCart } from './quick-cart.ts'
import { expect, test } from './shop-test.ts'
import { at } from './hosts.ts'
import { hydrated } from './visit.ts'

for (const path of ['/cart/', '/checkout/billing/', '/checkout/delivery/', '/checkout/payment/'])
  test(`${path} says after 20 s that the cart does not answer, and tries again (CART-PAGES-17, ACC-135, ACC-272)`, async ({
    page,
  }) => {
    await keepNewCart(page, 'haverhof.nl', [[11_101, 1]])
    let calculations = 0
    await page.route('**/api/cartcalculation/*/calculate', () => {
      calculations += 1
    })
    await page.clock.install()
    await page.goto(at('haverhof.nl', path))
    await hydrated(page)
    await expect.poll(() => calculations).toBe(1)
    await page.clock.fastForward(19_000)
    const alert = page.getByText('Uw winkelwagen kan nu niet worden geladen')
    await expect(alert).toHaveCount(0)
    await page.clock.fastForward(2_000)
    await expect(alert).toBeVisible()
    await page.unroute('**/api/cartcalculation/*/calculate')
    await page.getByRole('button', { name: 'Opnieuw proberen' }).first().click()
    await expect(alert).toHaveCount(0)
  })

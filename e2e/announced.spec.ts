import type { Page } from '@playwright/test'
import { askShop } from './ask.ts'
import { openCartWith } from './cart-help.ts'
import { dutchCustomer, keptCart } from './checkout.ts'
import { makeCustomer, signIn } from './customer.ts'
import { at } from './hosts.ts'
import { call } from './orders.ts'
import { keepNewCart } from './quick-cart.ts'
import { expect, test } from './window-test.ts'

test('the cart is announced in sentences that are the largest text of the page and never move (PAGES-11, PAGES-23)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openCartWith(page, [
    [10101, 1],
    [40201, 2],
  ])
  const largest = await page.evaluate(largestText)
  expect(largest).toMatch(/^Bestellen kan zonder account\./)
  expect(await page.evaluate(movedTexts)).not.toContain(largest)
})

test('nothing of checkout moves when answers come late, one by one (PAGES-11, CHECKOUT-PAGES-19)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await keepNewCart(page, 'haverhof.nl', [
    [10102, 1],
    [11101, 1],
  ])
  const answered = await answerOneByOne(page)
  await page.goto(at('haverhof.nl', '/checkout/billing/'))
  // Too heavy for a pickup point, which is known last.
  await expect(page.getByRole('radio', { name: 'Bij een pakketpunt Niet mogelijk' })).toBeDisabled()
  await answered()
  expect(await page.evaluate(movedTexts)).toEqual([])
  const { id } = JSON.parse((await keptCart(page)) ?? '{}') as { id?: string }
  const { firstName, lastName, emailAddress, ...address } = dutchCustomer
  const bill = { firstName, lastName, emailAddress, address: { ...address, countryId: 528 } }
  await call(page, 'POST', `/api/cart/${id}/billing`, bill)
  await page.goto(at('haverhof.nl', '/checkout/payment/'))
  await expect(page.getByRole('combobox', { name: 'Uw bank' })).toBeVisible()
  await answered()
  expect(await page.evaluate(movedTexts)).toEqual([])
})

test('nothing of the account moves when answers come late, one by one (ACCOUNT-PAGES-2)', async ({
  page,
}) => {
  await signIn(page, 'haverhof.nl', await makeCustomer(page, 'haverhof.nl'))
  const answered = await answerOneByOne(page)
  await page.goto(at('haverhof.nl', '/account/'))
  await expect(page.getByRole('heading', { name: 'Analyses en advies' })).toBeVisible()
  await answered()
  expect(await page.evaluate(movedTexts)).toEqual([])
})

test('cart and checkout are announced by the server, where lists and cards come late (PAGES-11)', async () => {
  for (const [path, sentence] of [
    ['/cart/', 'Bestellen kan zonder account. U ziet hier alle kosten'],
    ['/checkout/delivery/', 'Waar mag uw bestelling naartoe?'],
    ['/checkout/payment/', 'Loop betaalwijze, adres en producten nog één keer na.'],
  ] as const)
    expect((await askShop('haverhof.nl', path)).body, path).toContain(sentence)
})

/**
 * Lets the browser draw each answer of the API before it gets the next one.
 * The function it returns waits for those that were asked for.
 */
async function answerOneByOne(page: Page): Promise<() => Promise<void>> {
  let turn = Promise.resolve()
  await page.route('**/api/**', (route) => {
    turn = turn.then(async () => {
      await route.continue()
      await (await route.request().response())?.finished()
      // A page that was left draws nothing more.
      await page.evaluate(twoFrames).catch(() => undefined)
    })
    return turn
  })
  return () => turn
}

async function twoFrames(): Promise<void> {
  for (const _ of [1, 2]) await new Promise((drawn) => requestAnimationFrame(drawn))
}

/** In the browser: the block of `main` whose text takes the most room. */
function largestText(): string {
  const sizes = new Map<Element, number>()
  const texts = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const block = texts.currentNode.parentElement?.closest('p, li, dt, dd, h1, h2, h3, label, button, div')
    const range = document.createRange()
    range.selectNodeContents(texts.currentNode)
    const { width, height } = range.getBoundingClientRect()
    if (block) sizes.set(block, (sizes.get(block) ?? 0) + width * height)
  }
  const [largest] = [...sizes].toSorted(([, a], [, b]) => b - a)
  return largest?.[0].textContent ?? ''
}

/** In the browser: the texts that moved by themselves after they were painted. A paint of our own is reported behind them. */
async function movedTexts(): Promise<string[]> {
  type Shift = PerformanceEntry & { hadRecentInput: boolean; sources: { node?: Node }[] }
  const shifts: Shift[] = []
  await new Promise<void>((resolve) => {
    const seen = (entries: PerformanceEntryList) => {
      for (const entry of entries)
        if (entry.entryType === 'layout-shift') shifts.push(entry as Shift)
        else if (entry.name === 'looked at') resolve()
    }
    const observer = new PerformanceObserver((list) => seen(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    observer.observe({ type: 'mark' })
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('looked at')))
  })
  const own = shifts.filter(({ hadRecentInput }) => !hadRecentInput)
  return own.flatMap(({ sources }) =>
    sources.map(
      ({ node }) => node?.textContent || (node instanceof Element ? node.outerHTML : 'removed since'),
    ),
  )
}

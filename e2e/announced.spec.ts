import { askShop } from './ask.ts'
import { openCartWith } from './cart-help.ts'
import { expect, test } from './window-test.ts'

test('the cart is announced in sentences that are the largest text of the page and never move (PAGES-11)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openCartWith(page, [
    [10101, 1],
    [40201, 2],
  ])
  const { largest, moved } = await page.evaluate(largestTextAndWhatMoved)
  expect(largest).toMatch(/^Bestellen kan zonder account\./)
  expect(moved).not.toContain(largest)
})

test('cart and checkout are announced by the server, where lists and cards come late (PAGES-11)', async () => {
  for (const [path, sentence] of [
    ['/cart/', 'Bestellen kan zonder account. U ziet hier alle kosten'],
    ['/checkout/delivery/', 'Waar mag uw bestelling naartoe?'],
    ['/checkout/payment/', 'Loop betaalwijze, adres en producten nog één keer na.'],
  ] as const)
    expect((await askShop('haverhof.nl', path)).body, path).toContain(sentence)
})

/** In the browser: the block of `main` whose text takes the most room, and the texts that moved after they were painted. */
async function largestTextAndWhatMoved(): Promise<{ largest: string; moved: string[] }> {
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
  const shifts = await new Promise<PerformanceEntryList>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    })
    setTimeout(() => resolve([]), 300)
  })
  const nodes = shifts.flatMap((shift) => (shift as { sources?: { node?: Node }[] }).sources ?? [])
  return {
    largest: largest?.[0].textContent ?? '',
    moved: nodes.map(({ node }) => node?.textContent ?? ''),
  }
}

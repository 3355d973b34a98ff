import { expect, test } from 'vitest'
import { ResultList } from '../features/account/results/result-list'
import { OrderedSamples } from '../features/checkout/complete/ordered-samples'
import { renderInShop } from '../testing/render-in-shop'

const key = 'k'.repeat(64)

/** Clicks every link below, and names those that the router leaves to the browser. */
function leftToBrowser(container: Element): string[] {
  const left: string[] = []
  const look = (click: MouseEvent) => {
    const link = (click.target as Element).closest('a')
    if (!click.defaultPrevented && link) left.push(link.getAttribute('href') ?? '')
    click.preventDefault()
  }
  window.addEventListener('click', look)
  for (const link of container.querySelectorAll('a')) link.click()
  window.removeEventListener('click', look)
  return left
}

test('LABORATORY-PAGES-11: the last page of an order opens the page of a sample anew', async () => {
  const samples = [{ key, type: 'Rqs' as const, sampleName: 'Top field', isAwaited: true }]
  const { container, getByRole } = await renderInShop(<OrderedSamples samples={samples} />)
  await expect.element(getByRole('link')).toBeVisible()
  expect(leftToBrowser(container)).toEqual([`/rqs/${key}/`])
})

test('LABORATORY-PAGES-11: the account opens results anew, alone and side by side', async () => {
  const sample = { type: 'Rqs', sampleType: 'hay', takenOn: null, orderId: 1, isUnread: false, steps: [] }
  const results = ['a', 'b'].map((letter) => ({
    ...sample,
    key: letter.repeat(64),
    sampleName: `Field ${letter}`,
    status: 'advised',
  }))
  const awaited = { ...sample, key: 'c'.repeat(64), sampleName: 'Field c', status: 'ordered' }
  const { container, getByRole } = await renderInShop(
    <ResultList results={[...results, awaited] as never} markRead={() => undefined} />,
  )
  const ticks = getByRole('checkbox')
  await expect.poll(() => ticks.elements()).toHaveLength(2)
  for (const tick of ticks.elements()) (tick as HTMLElement).click()
  await expect.poll(() => container.querySelector('a[href*="with="]')).not.toBeNull()
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
  const secret = links.filter((href) => /\/rqs\//.test(href))
  expect(secret.length).toBeGreaterThan(6)
  expect(leftToBrowser(container)).toEqual(expect.arrayContaining(secret))
})

import { unknownDetails } from '@haverhof/domain/feed-advice'
import { afterEach, expect, test } from 'vitest'
import { renderInShop, stubApi } from '../../testing/render-in-shop'
import type { CalculatorData, CalculatorProduct } from './calculator-data'
import { useCalculator } from './use-calculator'

const { pathname, search } = location
afterEach(() => history.replaceState(history.state, '', pathname + search))

const feed = (productId: number) => ({ productId, title: `Feed ${productId}`, dose: {} }) as CalculatorProduct

const data: CalculatorData = {
  input: {
    horseType: 'horse',
    weight: '600',
    workLoad: 'light',
    roughageType: 'hay',
    ...unknownDetails,
    weeks: null,
    productId: 101,
  },
  groups: [],
  product: feed(101),
  alternatives: [],
  lastMilkWeek: 15,
  isUnknownFeed: false,
}

function Calculator() {
  const { chooseFeed, change, input, product, state } = useCalculator(data)
  return (
    <>
      {[101, 102, 103, 104].map((id) => (
        <button key={id} type="button" onClick={() => chooseFeed(id)}>{`Choose ${id}`}</button>
      ))}
      <button type="button" onClick={() => change({ ...input, weight: '450' })}>
        Lighter
      </button>
      <output>{`${product?.title ?? 'none'}, ${state}`}</output>
    </>
  )
}

test('the answer about a feed that is chosen no longer is not shown; a feed without a dose has not failed (FEED-ADVICE-5, FEED-ADVICE-11)', async () => {
  const answer = Promise.withResolvers<void>()
  const { sent } = stubApi({
    'GET /api/feedcalculator/feeds/102': async () => {
      await answer.promise
      return { body: feed(102) }
    },
    'GET /api/feedcalculator/feeds/103': () => ({ status: 422, body: { status: 422, code: 'no-dose-rule' } }),
    'GET /api/feedcalculator/feeds/104': () => ({ status: 503, body: {} }),
  })
  const { getByRole } = await renderInShop(<Calculator />)
  const shown = getByRole('status')
  const choose = (name: string) => getByRole('button', { name }).click()
  await choose('Choose 102')
  await expect.element(shown).toHaveTextContent('Feed 101, loading')
  await expect.poll(() => sent).toHaveLength(1)
  await choose('Choose 103')
  await expect.element(shown).toHaveTextContent('none, ready')
  answer.resolve()
  await choose('Choose 104')
  await expect.element(shown).toHaveTextContent('none, failed')
  await choose('Choose 101')
  await expect.element(shown).toHaveTextContent('Feed 101, ready')
  await choose('Lighter')
  await choose('Choose 102')
  await expect.element(shown).toHaveTextContent('Feed 102, ready')
  await expect.poll(() => location.search).toContain('weight=450')
  await expect.poll(() => location.search).toContain('feed=102')
})

import { expect, test } from 'vitest'
import { renderInShop } from '../../../testing/render-in-shop'
import type { Ration } from './ration-data'
import { RationSummary } from './ration-summary'
import { RationWarnings } from './ration-warnings'

const bars = [
  { measure: 'energy', label: null },
  { measure: 'copper', label: 'Copper' },
  { measure: 'sugar-and-starch-of-forage', label: null },
]

function shown(summary: Ration['summary'], warnings: object[] = []) {
  const ration = { summary, bars, warnings, feeds: [] } as unknown as Ration
  return renderInShop(
    <>
      <RationSummary ration={ration} />
      <RationWarnings ration={ration} />
    </>,
  )
}

const fine = 'Nothing is above a limit and nothing is too little.'

test('the worst comes first, and nothing says then that all is well (RATIONS-21, RATIONS-39)', async () => {
  const little = { code: 'little-forage', measure: null, productIds: [], value: 1, limit: 2, reason: null }
  const { container, getByRole } = await shown(
    [
      { kind: 'must-change', count: 1, measures: [] },
      { kind: 'forage-not-right', count: 1, measures: [] },
      { kind: 'short', count: 2, measures: ['energy', 'copper'] },
      { kind: 'unknown', count: 1, measures: ['sugar-and-starch-of-forage'] },
    ],
    [little],
  )
  await expect.element(getByRole('link', { name: 'One thing needs to change' })).toBeVisible()
  const lines = [...container.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(lines.slice(0, 4)).toEqual([
    'One thing needs to change',
    'This forage isn’t right for this horse',
    'Too little: Energy (DE), Copper.',
    'Unknown: Sugar and starch of the forage.',
  ])
  expect(container.querySelector('#ration-warnings')?.textContent).toContain('Too little forage')
  expect(container.textContent).not.toContain(fine)
})

test('a tick and the word that all is well stand only where nothing is short, unknown or above a limit (RATIONS-39)', async () => {
  const well = await shown([{ kind: 'fine', count: 0, measures: [] }])
  await expect.element(well.getByText(fine)).toBeVisible()
  await well.unmount()
  const { container } = await shown([{ kind: 'unknown', count: 1, measures: ['sugar-and-starch-of-forage'] }])
  await expect.poll(() => container.textContent).toContain('Unknown: Sugar and starch')
  expect(container.textContent).not.toContain(fine)
})

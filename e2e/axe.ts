import { AxeBuilder } from '@axe-core/playwright'
import { type Page, expect } from '@playwright/test'

export const widths = [390, 820, 1440]

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Nothing to complain about in what is on the screen now. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // The shop has no frames, so axe need not open a page of its own to put results together.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true)
  const { violations } = await axe.withTags(rules).analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target }) => target.join(' ')),
  }))
  expect(found, what).toEqual([])
}

/** The same at every width, and nothing wider than the window. */
export async function expectAccessibleAtAllWidths(page: Page, what: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page, `${what} at ${width} px`)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `${what} at ${width} px is no wider than the window`).toBeLessThanOrEqual(0)
  }
}

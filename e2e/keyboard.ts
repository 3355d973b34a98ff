import { type Locator, type Page, expect } from '@playwright/test'

const mostTabs = 60

/** Presses Tab until this has the focus, and looks that nothing covers it. */
export function tabTo(
  page: Page,
  role: Parameters<Page['getByRole']>[0],
  name: string | RegExp,
): Promise<void> {
  return walkTo(page, page.getByRole(role, { name, exact: typeof name === 'string' }), String(name))
}

async function walkTo(page: Page, wanted: Locator, name: string): Promise<void> {
  for (let presses = 0; presses < mostTabs; presses += 1) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluateAll((all) => all.includes(document.activeElement as HTMLElement))) {
      expect(await isInSight(page), `${name} is in sight`).toBe(true)
      return
    }
  }
  throw new Error(`The keyboard does not reach ${name}`)
}

async function isInSight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const box = document.activeElement?.getBoundingClientRect()
    if (!box) return false
    const x = box.left + box.width / 2
    const y = box.top + box.height / 2
    const above = document.elementFromPoint(x, y)
    return (
      above !== null && (document.activeElement?.contains(above) || above.contains(document.activeElement))
    )
  })
}

/** Types texts into the fields of these names, one Tab after the other. */
export async function typeByKeyboard(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await walkTo(page, page.getByLabel(label, { exact: true }), label)
    await page.keyboard.type(text)
  }
}

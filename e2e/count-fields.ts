import { type Page, expect } from '@playwright/test'

/** Counts typed fields from now on, each once; ticking and choosing is no typing. */
export async function countFields(page: Page): Promise<{ expectTyped: (fields: number) => void }> {
  const typed = new Set<string>()
  await page.exposeFunction('tellField', (name: string) => void typed.add(name))
  await page.evaluate(listen)
  await page.addInitScript(listen)
  return {
    expectTyped: (count) => expect(typed.size, `fields: ${[...typed].join(', ')}`).toBe(count),
  }
}

/** Runs in the page. */
function listen(): void {
  const tell = (name: string) =>
    void (window as unknown as { tellField: (name: string) => Promise<void> }).tellField(name)
  addEventListener(
    'input',
    ({ target }) => {
      const isText =
        target instanceof HTMLTextAreaElement ||
        (target instanceof HTMLInputElement && !/^(checkbox|radio|button|range)$/.test(target.type))
      if (isText) tell(`${location.pathname} ${target.name || target.id}`)
    },
    true,
  )
}

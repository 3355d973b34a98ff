import { type Page, expect } from '@playwright/test'

export type Presses = {
  /** Clicks, touches and key chords since the task began. */
  count: () => number
  scans: () => number
  /** Another task begins. */
  beginAnew: () => void
  /** What a barcode scanner does: fast keys, ended by Enter. Counted apart. */
  scan: (code: string) => Promise<void>
  /** Fails when the task took more presses than its goal. */
  expectAtMost: (presses: number) => void
}

const modifiers = /^(Shift|Control|Alt|Meta)$/

/** Counts what a hand does from now on. Typing a text is not counted, nor what a scanner types; everything else is, wherever it lands. */
export async function countPresses(page: Page): Promise<Presses> {
  const pressed: string[] = []
  let scans = 0
  let isScanning = false
  await page.exposeFunction('tellPress', (name: string) => {
    if (!isScanning) pressed.push(name)
  })
  await page.evaluate(listen, modifiers.source)
  await page.addInitScript(listen, modifiers.source)
  return {
    count: () => pressed.length,
    scans: () => scans,
    beginAnew: () => {
      pressed.length = 0
      scans = 0
    },
    scan: async (code) => {
      isScanning = true
      await page.keyboard.type(code)
      await page.keyboard.press('Enter')
      // The page has told of its presses before it answers.
      await page.evaluate(() => undefined)
      isScanning = false
      scans += 1
    },
    expectAtMost: (goal) => {
      expect(pressed.length, `presses: ${pressed.join(', ')}`).toBeGreaterThan(0)
      expect(pressed.length, `presses: ${pressed.join(', ')}`).toBeLessThanOrEqual(goal)
    },
  }
}

/** Runs in the page. */
function listen(modifierNames: string): void {
  const tell = (name: string) =>
    void (window as unknown as { tellPress: (name: string) => Promise<void> }).tellPress(name)
  const isTyped = ({ key, target, ctrlKey, metaKey }: KeyboardEvent) => {
    const isText = /^(.|Backspace|Delete)$/u.test(key) && !ctrlKey && !metaKey
    const isField =
      target instanceof HTMLElement &&
      target.matches('textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=button])')
    return isText && isField
  }
  addEventListener('pointerdown', (press) => (press.isTrusted ? tell('pointer') : undefined), true)
  addEventListener(
    'keydown',
    (press) => {
      if (press.isTrusted && !press.repeat && !new RegExp(modifierNames).test(press.key) && !isTyped(press))
        tell(press.key)
    },
    true,
  )
}

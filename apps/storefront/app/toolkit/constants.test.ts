import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import * as constants from './constants'

test('times and distances are those of the specification (SHELL-4, SHELL-5, SHELL-9, SHELL-10, §9.14, §9.16)', () => {
  expect(constants).toMatchObject({
    pendingDelayMs: 200,
    impressionBatchMs: 1000,
    scrollDirectionRefreshMs: 250,
    idleTimeoutMs: 2000,
    tapTolerancePx: 10,
    holdMs: 400,
    swipePx: 30,
    longTapMs: 400,
  })
})

test('a layout changes at five widths, and a rem is 10 px of the browser’s default (LAYOUT-1, §9.21)', () => {
  const css = readFileSync(fileURLToPath(new URL('../styles/app.css', import.meta.url)), 'utf8')
  const widths = [...css.matchAll(/--breakpoint-\w+: (\d+)px/g)].map(([, width]) => Number(width))
  expect(widths).toEqual([448, 768, 1088, 1280, 1472])
  expect(css).toMatch(/html \{[^}]*font-size: 62\.5%/)
})

import { type Page, expect } from '@playwright/test'
import type axeCore from 'axe-core'
import type { RunOptions } from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const phone = 390
/** On larger screens the same parts stand in more columns, so only their room is looked at there. */
const roomFor = [phone, 820, 1440]

const ofColours = ['color-contrast', 'link-in-text-block']
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Header and footer are the same on every page of a site and half of its elements: they are looked at on home pages, where checkout
 * begins, and wherever something in them is open.
 */
const restingFrame =
  '[data-shell]:not(:has(dialog[open], details[open], :popover-open, [aria-expanded=true], :focus-visible))'
const showsFrame = /^\/(checkout\/billing\/)?$/

/** Rows and cards are drawn by one component each: a dozen of them stand for a page of fifty. */
const furtherAlike = ['tbody > tr', 'li:has(> article)'].map((each) => `${each}:nth-child(n + 13)`)

/** Nothing to complain about in what is on the screen once it has come to rest. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await expectNothingFound(page, what, { runOnly: rules })
}

async function expectNothingFound(page: Page, what: string, options: RunOptions): Promise<void> {
  await bringAxe(page)
  const leftAt = await page.evaluate(scrollInstantly, 0)
  await comeToRest(page)
  // A list that has just been filled is drawn before the field names its first entry.
  await page.waitForFunction(activeEntriesExist, null, { timeout: 5000 }).catch(() => undefined)
  const frame = showsFrame.test(new URL(page.url()).pathname) ? [] : [restingFrame]
  const exclude = [...frame, ...furtherAlike].map((part) => [part])
  const violations = await page.evaluate(
    async ({ exclude, ...options }) => {
      const { axe } = window as unknown as WithAxe
      // What lies below an open dialog was looked at before it opened.
      const dialog = [...document.querySelectorAll(':is(dialog:modal, [data-office-modal])')].at(-1)
      const { violations } = await axe.run(dialog ?? { exclude }, { ...options, resultTypes: ['violations'] })
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        where: nodes.map(({ target }) => target.join(' ')),
      }))
    },
    { ...options, exclude },
  )
  if (leftAt > 0) await page.evaluate(scrollInstantly, leftAt)
  expect(violations, what).toEqual([])
}

function activeEntriesExist(): boolean {
  return [...document.querySelectorAll('[aria-activedescendant]')].every((field) =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? ''),
  )
}

/**
 * Looked at from the top: half under the header that stays, a link would count as too small. Answers where the window was,
 * once what listens to scrolling has been drawn.
 */
async function scrollInstantly(top: number): Promise<number> {
  const { scrollY } = window
  window.scrollTo({ top, behavior: 'instant' })
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise((drawn) => {
      requestAnimationFrame(drawn)
    })
  return scrollY
}

type WithAxe = { axe: typeof axeCore }

/** Half a megabyte of script: a page that has it already is not given it again. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return
  await page.evaluate(axeSource)
}

/** What is worked out anew is dimmed, and what is half faded in has half its contrast. What moves for ever is not waited for. */
async function comeToRest(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/**
 * The same on a phone, and nothing wider than the window at any width. Stories look at the layout of wide screens in their own
 * windows, and `accessibility.spec.ts` at one page of each kind.
 */
export async function expectAccessibleAtAllWidths(page: Page, what: string): Promise<void> {
  for (const width of roomFor) {
    await page.setViewportSize({ width, height: 900 })
    if (width === phone) await expectAccessible(page, `${what} at ${width} px`)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `${what} at ${width} px is no wider than the window`).toBeLessThanOrEqual(0)
  }
}

/** The same by day and by night; the page follows the browser. Night changes colours and nothing else. */
export async function expectAccessibleInLightAndDark(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNothingFound(page, `${what}, dark`, { runOnly: { type: 'rule', values: ofColours } })
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page, `${what}, light`)
}

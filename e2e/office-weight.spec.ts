import type { Page } from '@playwright/test'
import { atOffice } from './office.ts'
import { expect, test } from './shop-test.ts'

// A call before sign-in is answered with 401. German texts are the longest.
test.use({ expectedMessages: [/the server responded with a status of 401/], locale: 'de-DE' })

const mostBytes = 400 * 1024

/** Addresses of scripts, and what they weigh on their way, compressed. */
type Scripts = Record<string, number>

test('no screen of the office brings more than 400 KB of script with its first visit (OFFICE-9)', async ({
  page,
}) => {
  await page.goto(atOffice('/sign-in'))
  await expect(page.getByRole('button', { name: 'Mit Passkey anmelden' })).toBeVisible()
  const begun = await scriptsSoFar(page)
  const screens = await page.evaluate(scriptsOfScreens)
  await page.evaluate(bring, Object.values(screens).flat())
  const sizes = await scriptsSoFar(page)

  // What the build says of a screen, and the words of its language, is what the browser asked for.
  const own = new Set(Object.values(screens).flat())
  const always = Object.keys(begun).filter((script) => !own.has(script))
  const weightOf = (scripts: readonly string[]) =>
    [...scripts, ...always].reduce((sum, script) => sum + (sizes[script] ?? Infinity), 0)
  const allBegun = Object.values(begun).reduce((sum, bytes) => sum + bytes, 0)
  expect(weightOf(screens['pages/sign-in-page'] ?? [])).toBe(allBegun)
  expect(always).toContainEqual(expect.stringMatching(/\/de-[^/]+\.js$/))

  expect(Object.keys(screens).length).toBeGreaterThan(25)
  const tooHeavy = Object.entries(screens).filter(([, scripts]) => weightOf(scripts) > mostBytes)
  expect(tooHeavy.map(([screen, scripts]) => `${screen}: ${weightOf(scripts)} bytes`)).toEqual([])
})

function scriptsSoFar(page: Page): Promise<Scripts> {
  return page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const scripts = loaded.filter(({ name }) => name.endsWith('.js'))
    return Object.fromEntries(
      scripts.map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize]),
    )
  })
}

/** Runs in the page. */
async function bring(scripts: readonly string[]): Promise<void> {
  for (const script of new Set(scripts)) await (await fetch(script)).arrayBuffer()
}

/** Runs in the page: the scripts of each screen with those of the frames around it, as the build names them for the browser. */
function scriptsOfScreens(): Record<string, string[]> {
  type Part = { parentId?: string; imports?: string[] } & Record<string, unknown>
  type Manifest = { entry: Part; routes: Record<string, Part> }
  const { __reactRouterManifest: build } = window as unknown as { __reactRouterManifest: Manifest }
  const modules = (part: Part) => [
    ...Object.entries(part).flatMap(([name, value]) => (/module$/i.test(name) ? [String(value)] : [])),
    ...(part.imports ?? []),
  ]
  const withFrames = (part: Part | undefined): string[] =>
    part ? [...modules(part), ...withFrames(build.routes[part.parentId ?? ''])] : []
  const frames = new Set(Object.values(build.routes).map(({ parentId }) => parentId))
  const screens = Object.entries(build.routes).filter(([id]) => !frames.has(id))
  return Object.fromEntries(
    screens.map(([id, part]) => [id, [...new Set([...modules(build.entry), ...withFrames(part)])]]),
  )
}

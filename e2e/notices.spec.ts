import type { BrowserContext, Cookie } from '@playwright/test'
import { type Host, at } from './hosts.ts'
import { expect, test } from './window-test.ts'
import { visit } from './visit.ts'

async function cookieOf(context: BrowserContext, host: Host, name: string): Promise<Cookie | undefined> {
  return (await context.cookies(at(host, '/'))).find((cookie) => cookie.name === name)
}

/** How many days from now a cookie lasts. */
function daysLeft(cookie: Cookie | undefined): number {
  return Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)
}

test.describe('a visitor from the Netherlands', () => {
  test.use({ extraHTTPHeaders: { 'x-country': 'NL' } })

  test('is told on another site that Dutch addresses order on the Dutch one, and may stay (SHELL-3, §1.35, §2.62, §3.44, §8.19)', async ({
    page,
    context,
  }) => {
    await visit(page, 'haverhof.de', '/pferdefutter/muesli/')
    const dialog = page.getByRole('dialog', { name: 'Sind Sie in den Niederlanden?' })
    await expect(dialog).toContainText('nur über unsere niederländische Seite')
    // No visitor is redirected without a click.
    await expect(page).toHaveURL(at('haverhof.de', '/pferdefutter/muesli/'))
    await dialog.getByRole('button', { name: 'Hier bleiben' }).click()
    await expect(dialog).toBeHidden()
    const cookie = await cookieOf(context, 'haverhof.de', 'localization')
    expect(decodeURIComponent(cookie?.value ?? '')).toMatch(/localizationChoiceDate=\d{4}-\d\d-\d\d/)
    expect(daysLeft(cookie)).toBe(365)
    expect(cookie?.domain).toBe('haverhof.de.localhost')

    const requestedPaths: string[] = []
    page.on('request', (request) => void requestedPaths.push(new URL(request.url()).pathname))
    await page.reload()
    await expect(page.locator('[data-layers]')).toBeAttached()
    // The notice would ask first where the visitor is, and does so as soon as it is there.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)).then(() => 0))
    expect(requestedPaths).not.toContain('/api/visitor')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('who chose the Dutch site gets there, on the same page, and silently the next time', async ({
    page,
  }) => {
    await visit(page, 'haverhof.de', '/pferdefutter/muesli/')
    await page.getByRole('button', { name: 'Zu haverhof.nl' }).click()
    await expect(page).toHaveURL(at('haverhof.nl', '/paardenvoer/muesli/'))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goto('about:blank')
    await page.goto(at('haverhof.de', '/pferdefutter/muesli/'))
    await expect(page).toHaveURL(at('haverhof.nl', '/paardenvoer/muesli/'))
  })

  test('gets a bar instead of a dialog where the site does not insist', async ({ page }) => {
    await visit(page, 'haverhof.com', '/')
    const bar = page.getByRole('region', { name: 'Are you in the Netherlands?' })
    await expect(bar.getByRole('button', { name: 'Go to en.haverhof.nl' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await bar.getByRole('button', { name: 'Stay here' }).click()
    await expect(bar).toHaveCount(0)
  })

  test('sees nothing of it on the Dutch site', async ({ page }) => {
    await visit(page, 'haverhof.nl', '/')
    await expect(page.locator('[data-layers]')).toBeAttached()
    await expect(page.getByText('Bent u in Nederland?')).toHaveCount(0)
  })
})

test.describe('a visitor from the Netherlands who ignores the question about cookies', () => {
  test.use({ extraHTTPHeaders: { 'x-country': 'NL' }, hasAnsweredCookies: false })

  for (const [host, role, names] of [
    ['haverhof.de', 'dialog', ['Sind Sie in den Niederlanden?', 'Hier bleiben', 'Ablehnen']],
    ['haverhof.com', 'region', ['Are you in the Netherlands?', 'Stay here', 'Refuse']],
  ] as const) {
    test(`is told all the same on ${host}, and can answer both (SHELL-28, ACC-27)`, async ({
      page,
      context,
    }) => {
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        await context.clearCookies()
        await visit(page, host, '/')
        const notice = page.getByRole(role, { name: names[0] })
        const cookies = page.locator('[data-question="asked"]')
        await expect(notice).toBeVisible()
        await expect(cookies).toBeVisible()
        const [above, below] = [await notice.boundingBox(), await cookies.boundingBox()]
        expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1)
        expect(above?.y).toBeGreaterThanOrEqual(0)
        // In either order: here the notice first, the cookies second.
        await notice.getByRole('button', { name: names[1] }).click()
        await expect(notice).toHaveCount(0)
        expect(await cookieOf(context, host, 'localization')).toBeDefined()
        await cookies.getByRole('button', { name: names[2] }).click()
        await expect(cookies).toHaveCount(0)
      }
    })
  }
})

test.describe('a visitor from elsewhere', () => {
  test.use({ extraHTTPHeaders: { 'x-country': 'DE' } })

  test('is asked nothing', async ({ page }) => {
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/visitor'))
    await visit(page, 'haverhof.de', '/')
    expect(await (await answered).json()).toEqual({ countryCode: 'DE' })
    await expect(page.getByText('Sind Sie in den Niederlanden?')).toHaveCount(0)
  })
})

test.describe('a visitor who has not answered about cookies', () => {
  test.use({ hasAnsweredCookies: false })

  for (const [answer, stored] of [
    ['Accepteren', 'analytics=yes&marketing=yes'],
    ['Weigeren', 'analytics=no&marketing=no'],
  ] as const) {
    test(`may answer "${answer}", which is kept for 365 days (CONSENT-1, 2)`, async ({ page, context }) => {
      await visit(page, 'haverhof.nl', '/')
      const notice = page.getByRole('region', { name: 'Cookies, alleen als u dat wilt' })
      await expect(notice).toBeVisible()
      expect(await context.cookies(at('haverhof.nl', '/'))).toEqual([])
      await notice.getByRole('button', { name: answer }).click()
      await expect(notice).toHaveCount(0)
      const cookie = await cookieOf(context, 'haverhof.nl', 'consent')
      expect(decodeURIComponent(cookie?.value ?? '')).toContain(stored)
      expect(daysLeft(cookie)).toBe(365)
      await page.reload()
      await expect(page.locator('[data-layers]')).toBeAttached()
      await expect(notice).toHaveCount(0)
    })
  }

  test('finds the answers equally easy to give (CONSENT-1, §2.61)', async ({ page }) => {
    await visit(page, 'haverhof.nl', '/')
    const notice = page.getByRole('region', { name: 'Cookies, alleen als u dat wilt' })
    const looks = []
    for (const name of ['Accepteren', 'Weigeren', 'Instellingen']) {
      const button = notice.getByRole('button', { name })
      const { height = 0 } = (await button.boundingBox()) ?? {}
      expect(height).toBeGreaterThanOrEqual(44)
      looks.push(
        await button.evaluate((element) => {
          const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(element)
          return [backgroundColor, color, fontSize, fontWeight, element.getBoundingClientRect().height]
        }),
      )
    }
    expect(looks[1]).toEqual(looks[0])
    expect(looks[2]).toEqual(looks[0])
  })

  test('may choose per purpose, and change it later from the footer (CONSENT-1)', async ({
    page,
    context,
  }) => {
    await visit(page, 'haverhof.nl', '/')
    const notice = page.getByRole('region', { name: 'Cookies, alleen als u dat wilt' })
    await notice.getByRole('button', { name: 'Instellingen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cookie-instellingen' })
    await expect(dialog.getByRole('checkbox', { name: /Noodzakelijk/ })).toBeDisabled()
    await expect(dialog.getByRole('checkbox', { name: /Meten/ })).not.toBeChecked()
    await dialog.getByRole('checkbox', { name: /Meten/ }).check()
    await dialog.getByRole('button', { name: 'Keuze opslaan' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('status')).toHaveText('Uw keuze is opgeslagen.')
    const cookie = await cookieOf(context, 'haverhof.nl', 'consent')
    expect(decodeURIComponent(cookie?.value ?? '')).toContain('analytics=yes&marketing=no')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-instellingen' }).click()
    await expect(dialog.getByRole('checkbox', { name: /Meten/ })).toBeChecked()
    await expect(dialog.getByRole('checkbox', { name: /Marketing/ })).not.toBeChecked()
  })

  test('leaves no trace anywhere before answering, and consent mode denies all first (CONSENT-3)', async ({
    page,
    context,
  }) => {
    await visit(page, 'haverhof.nl', '/')
    await expect(page.locator('[data-layers]')).toBeAttached()
    await visit(page, 'haverhof.nl', '/paardenvoer/')
    expect(await context.cookies()).toEqual([])
    await page.waitForFunction(() => 'dataLayer' in globalThis)
    const first = await page.evaluate(() => {
      const [command] = (globalThis as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer
      return Array.from(command ?? [])
    })
    const denied = Object.entries(first[2] ?? {}).filter(([, state]) => state === 'denied')
    expect(first.slice(0, 2)).toEqual(['consent', 'default'])
    expect(denied.map(([name]) => name).toSorted()).toEqual([
      'ad_personalization',
      'ad_storage',
      'ad_user_data',
      'analytics_storage',
    ])
    // Requests to others fail every story; here also none is prepared.
    await expect(page.locator('link[rel=preconnect], link[rel=dns-prefetch]')).toHaveCount(0)
  })
})

test.describe('without a connection', () => {
  test.use({ expectedMessages: [/net::ERR_INTERNET_DISCONNECTED/] })

  test('the shop says so, and says when it is back (§2.60, §8.18)', async ({ page, context }) => {
    await visit(page, 'haverhof.nl', '/')
    await expect(page.locator('[data-layers]')).toBeAttached()
    await context.setOffline(true)
    const layers = page.locator('[data-layers]')
    await expect(layers.getByText(/^U bent offline\./)).toBeVisible()
    await expect(page.getByRole('status')).toHaveText(/^U bent offline\./)
    await context.setOffline(false)
    await expect(layers.getByText('U bent weer online.')).toBeVisible()
    await expect(page.getByRole('status')).toHaveText('U bent weer online.')
    await expect(layers.getByText('U bent weer online.')).toHaveCount(0)
  })
})

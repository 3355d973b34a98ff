import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAtAllWidths } from './axe.ts'
import { makeCustomer, signIn } from './customer.ts'
import { tabTo } from './keyboard.ts'
import { acceptInvitation, atOffice } from './office.ts'
import { expect, test } from './shop-test.ts'
import { fetched, visit } from './visit.ts'

test.use({ expectedMessages: [/the server responded with a status of 401/], locale: 'en-GB' })

const host = 'haverhof.nl'
const herbs = '/paardenvoer/muesli/kruiden-muesli/'
const title = 'Glanst als een kastanje'

/** A pony on a meadow, drawn by the browser. */
async function drawnPhoto(page: Page, name: string, coat: string) {
  const address = await page.evaluate((colour) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 900 })
    const brush = canvas.getContext('2d')
    const fill = (style: string, draw: () => void) => {
      if (!brush) return
      brush.fillStyle = style
      brush.beginPath()
      draw()
      brush.fill()
    }
    fill('#bfdcf2', () => brush?.rect(0, 0, 1200, 560))
    fill('#7fa650', () => brush?.rect(0, 540, 1200, 360))
    fill(colour, () => brush?.ellipse(600, 520, 270, 140, 0, 0, 7))
    for (const left of [400, 490, 690, 780]) fill(colour, () => brush?.rect(left, 600, 46, 200))
    fill(colour, () => brush?.ellipse(930, 340, 130, 60, 0.6, 0, 7))
    fill(colour, () => brush?.ellipse(850, 430, 70, 150, 0.5, 0, 7))
    return canvas.toDataURL('image/jpeg')
  }, coat)
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(address.split(',')[1] ?? '', 'base64') }
}

async function keepHorse(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const answers = {
      horseType: 'pony',
      weightKg: 320,
      workLoad: 'light',
      roughageType: 'hay',
      lifeStage: 'adult',
    }
    const body = JSON.stringify({
      ...answers,
      name: 'Bella',
      birthYear: null,
      bodyCondition: 'right',
      health: [],
    })
    const headers = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' }
    const answer = await fetch('/api/account/horses', { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(await answer.text())
  })
}

/** The customer's side: words, the facts of Bella, and two photos. */
async function writeReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Schrijf een review' }).click()
  const dialog = page.getByRole('dialog', { name: 'Schrijf een review' })
  await dialog.getByRole('radio', { name: '5 sterren' }).check({ force: true })
  await dialog.getByRole('textbox', { name: 'Titel' }).fill(title)
  await dialog
    .getByRole('textbox', { name: 'Uw mening' })
    .fill('Onze pony eet het graag en haar vacht glanst.')
  await dialog.getByText('Over uw paard').click()
  await dialog.getByLabel('Overnemen uit uw stal').selectOption('Bella')
  await expect(dialog.getByLabel('Soort paard')).toHaveValue('pony')
  await expect(dialog.getByLabel('Gewicht')).toHaveValue('300-to-449')
  await expect(dialog.getByLabel('Leeftijd')).toHaveValue('')
  await dialog.getByLabel('Hoelang gevoerd').selectOption('langer dan een jaar gevoerd')

  const photos = dialog.getByLabel('Foto toevoegen')
  const heic = {
    name: 'IMG_2041.heic',
    mimeType: 'image/heic',
    buffer: Buffer.from('\0\0\0\x18ftypheic', 'latin1'),
  }
  await photos.setInputFiles(heic)
  await expect(dialog.getByText('‘IMG_2041.heic’ is geen JPEG, PNG of WebP.')).toBeVisible()
  await expectAccessibleAtAllWidths(page, 'a review with a photo that cannot be used')
  await photos.setInputFiles([
    await drawnPhoto(page, 'wei.jpg', '#7a4a24'),
    await drawnPhoto(page, 'buur.jpg', '#222222'),
  ])
  await expect(dialog.getByRole('button', { name: 'Foto 2 verwijderen' })).toBeVisible()
  await expect(dialog.getByText('IMG_2041.heic')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Review plaatsen' }).click()
  await expect(dialog.getByText('Het kan tot 24 uur duren voordat hij bij het product staat.')).toBeVisible()
}

/** What other stories wrote may wait before it. */
async function walkTo(page: Page, article: Locator): Promise<void> {
  const heading = page.getByRole('article').getByRole('heading')
  await expect(heading).toBeVisible()
  while ((await article.count()) === 0) {
    const before = (await heading.textContent()) ?? ''
    await page.keyboard.press('j')
    await expect(heading).not.toHaveText(before)
  }
}

/** The side of staff, with the keyboard alone: the second photo stays out. */
async function publishWithOnePhoto(page: Page): Promise<void> {
  await acceptInvitation(page, 'service')
  await page.goto(atOffice('/reviews'))
  const article = page.getByRole('article', { name: title })
  await walkTo(page, article)
  await expect(article.getByRole('img', { name: 'Photo 2 of 2' })).toBeVisible()
  await expect(article.getByText('Pony', { exact: true })).toBeVisible()
  await page.keyboard.press('2')
  await expect(article.getByRole('button', { name: 'Photo 2 of 2: Not shown' })).toBeVisible()
  await expectAccessible(page, 'a review with photos in the queue')
  await page.keyboard.press('p')
  await expect(page.getByRole('status').filter({ hasText: 'Published' })).toContainText(title)
}

test('a review with facts and photos is moderated by keyboard, found by those whose horse is alike, and its photo opened (REVIEWS-15, REVIEWS-16, REVIEWS-17, REVIEWS-18)', async ({
  page,
}) => {
  const customer = await makeCustomer(page, host)
  await signIn(page, host, customer)
  await keepHorse(page)
  await visit(page, host, herbs)
  await writeReview(page)
  await publishWithOnePhoto(page)

  const region = page.getByRole('region', { name: 'Reviews' })
  const thumbnail = region.getByRole('link', { name: `Foto 1 van 1 bij de review ‘${title}’` })
  // The page cache may answer with the page of before for a moment.
  await expect
    .poll(async () => {
      await visit(page, host, herbs)
      return thumbnail.count()
    })
    .toBe(1)
  await thumbnail.scrollIntoViewIfNeeded()
  await region.getByLabel('Soort paard').selectOption('Pony')
  // A press before the section is live is replayed, so its state follows a moment later.
  const withPhoto = region.getByLabel('Met foto (1)')
  await withPhoto.click()
  await expect(withPhoto).toBeChecked()
  await expect(region.getByRole('article')).toHaveCount(1)
  await expect(region.getByRole('list', { name: 'Over het paard' })).toContainText('Lichte arbeid')
  await expectAccessibleAtAllWidths(page, 'a review with facts and a photo')

  expect(await fetched(page, 'photo-dialog')).toBe(false)
  await tabTo(page, 'link', `Foto 1 van 1 bij de review ‘${title}’`)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Foto’s bij de review' })
  await expect(dialog.getByRole('img', { name: /^Foto 1 van 1/ })).toHaveJSProperty('complete', true)
  await expectAccessible(page, 'a photo of a review, large')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(thumbnail).toBeFocused()

  // No heavy horse was written about, so none is offered; all reviews are one press away.
  await expect(region.getByRole('option', { name: 'Koudbloed' })).toHaveCount(0)
  await region.getByLabel('Soort paard').selectOption('Alle soorten')
  await withPhoto.uncheck()
  await expect(region.getByRole('article').nth(1)).toBeVisible()
})

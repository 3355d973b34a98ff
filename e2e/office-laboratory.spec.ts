import { sampleCode } from '@haverhof/domain/laboratory'
import { expectAccessible, expectAccessibleInLightAndDark } from './axe.ts'
import { countPresses } from './count-presses.ts'
import { makeCustomer, signIn } from './customer.ts'
import { acceptInvitation, atOffice } from './office.ts'
import { placePaidOrder } from './orders.ts'
import { samplesNamed } from './samples.ts'
import { expect, test } from './shop-test.ts'

test.use({ expectedMessages: [/the server responded with a status of 401/], locale: 'en-GB' })

const quickscan = 90_101
const hay = '864 0,82 9.4 95 61 148 310 72 4,1 2,6 1,8 19 1,2'

test('a measurement is a scan and Ctrl Enter; bags come in by scan, and the adviser reads what the customer will read (LABORATORY-24, LABORATORY-25, LABORATORY-26)', async ({
  page,
}) => {
  const names = ['Bergwei', 'Dalwei']
  await signIn(page, 'haverhof.nl', await makeCustomer(page, 'haverhof.nl'))
  await placePaidOrder(page, [[quickscan, 2]], names)
  const sampleIds = (await samplesNamed(page, names)).map(({ sampleId }) => sampleId)
  const codes = sampleIds.map(sampleCode)
  await acceptInvitation(page, 'laboratory')
  await page.setViewportSize({ width: 820, height: 1000 })

  await page.goto(atOffice('/laboratory/receive'))
  const field = page.getByRole('textbox', { name: 'Scan a bag' })
  const presses = await countPresses(page)
  for (const code of codes) {
    await expect(field).toBeFocused()
    await presses.scan(code)
    const row = page.getByRole('listitem').filter({ hasText: code })
    await row.getByText('Hay', { exact: true }).click()
    await expect(row).toContainText('Came in')
    await field.focus()
  }
  await presses.scan(codes[0] ?? '')
  await expect(page.getByText('Was here already')).toBeVisible()
  await expectAccessible(page, 'bags that came in')

  await page.getByRole('link', { name: 'Laboratory' }).first().click()
  await expect(page.getByRole('table', { name: 'Laboratory' })).toContainText('Bergwei')
  await expectAccessible(page, 'the bench')
  const before = presses.count()
  await presses.scan(codes[0] ?? '')
  await expect(page.getByRole('textbox', { name: 'Dry matter' })).toBeFocused()
  await page.keyboard.type(hay)
  const sugar = page.getByRole('row', { name: /^Sugar/ })
  await expect(sugar).toContainText('on the high side')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(`${codes[0]} is measured.`)).toBeVisible()
  expect(presses.count() - before, 'beside the scan').toBe(1)

  // The next one is there by itself, and waits for its values.
  await expect(page.getByRole('textbox', { name: 'Dry matter' })).toBeFocused()
  await expectAccessibleInLightAndDark(page, 'a sample to measure')
  await page.keyboard.type(`${codes[0]}\n`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(codes[0] ?? '')
  await expect(page.getByRole('textbox', { name: 'Note of the adviser' })).toBeFocused()
  await expect(page.getByRole('table', { name: 'Values' })).toContainText('148')
  await expectAccessibleInLightAndDark(page, 'a report to advise on')

  await page.getByRole('button', { name: 'Correct a value' }).click()
  await page.getByRole('textbox', { name: 'Sugar' }).fill('60')
  await page.getByRole('textbox', { name: 'Why is it corrected?' }).fill('Monsters verwisseld')
  await expectAccessible(page, 'correcting a value')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/Sugar corrected from 148 to 60. Monsters verwisseld/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Note of the adviser' }).fill('Mooi hooi.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(`The advice on ${codes[0]} is on its way.`)).toBeVisible()
  await page.goto(atOffice(`/laboratory/${sampleIds[0]}`))
  const corrected = page.getByRole('listitem').filter({ hasText: 'Measurement corrected' })
  await expect(corrected).toContainText('Monsters verwisseld')

  await page.goto(atOffice(`/laboratory/${sampleIds[0]}/label`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(codes[0] ?? '')
  await expectAccessible(page, 'the label of a bag')
})

import { expect, test, vi } from 'vitest'
import { renderInShop } from '../../testing/render-in-shop'
import { AddressChoice } from './address-choice'
import type { BookEntry } from './use-address-book'

const address = {
  zipcode: '8011 AB',
  street: 'Melkmarkt',
  streetNumber: '12',
  streetNumberAddition: null,
  city: 'Zwolle',
  countryId: 1,
}
const entries = ['Home', 'Yard', 'Meadow'].map(
  (name) => ({ addressId: name, name, label: 'other', firstName: 'Anna', address }) as BookEntry,
)

test('a choice is shown at once, also while an earlier one is still being kept, and taken back when it could not be kept (ACCOUNTS-17)', async () => {
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const waiting = answers.map(({ promise }) => promise)
  const onChoose = vi.fn<(entry: BookEntry) => Promise<void>>(() => waiting.shift() ?? Promise.resolve())
  const { getByRole } = await renderInShop(
    <AddressChoice name="choice" legend="Where to?" chosenId="Home" {...{ entries, onChoose }} />,
  )
  const choice = (name: string) => getByRole('radio', { name: new RegExp(`^${name}`) })
  await expect.element(choice('Home')).toBeChecked()
  await choice('Yard').click({ force: true })
  await expect.element(choice('Yard')).toBeChecked()
  await choice('Meadow').click({ force: true })
  answers[0]?.resolve()
  await answers[0]?.promise
  await new Promise(requestAnimationFrame)
  expect(choice('Meadow').element()).toBeChecked()
  answers[1]?.resolve()
  await expect.element(choice('Home')).toBeChecked()
  expect(onChoose.mock.calls.map(([{ name }]) => name)).toEqual(['Yard', 'Meadow'])
})

import { type Locator, type Page, expect } from '@playwright/test'

/** The filters beside the list, or those in the dialog of small screens. */
export function filterValue(filters: Locator, facet: string, value: string): Locator {
  return filters
    .getByRole('group', { name: facet, exact: true })
    .getByRole('checkbox', { name: labelled(value) })
}

/** How many products the label of a filter value promises. */
export async function promisedCount(value: Locator): Promise<number> {
  const label = await value.evaluate((input) => input.closest('label')?.lastElementChild?.textContent ?? '')
  expect(label).toMatch(/^\d+$/)
  return Number(label)
}

export function products(page: Page, list: string): Locator {
  return page.getByRole('region', { name: list, exact: true }).getByRole('article')
}

/** A label is the name of the value and the number of products behind it. */
function labelled(value: string): RegExp {
  return new RegExp(`^${value.replace(/[()]/g, '\\$&')}\\s*\\d+$`)
}

import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '../../styles/app.css'
import { showInOffice } from '../../testing/show-in-office'
import { Button } from '../../ui/button'
import { OfficeFrame } from './office-frame'

const leave: (() => void)[] = []
afterEach(async () => {
  for (const each of leave.splice(0)) each()
  await page.viewport(1024, 900)
})

test.each([390, 1024, 1440])(
  'nothing in the top bar overlaps in a window of %i pixels (OFFICE-3)',
  async (width) => {
    await page.viewport(width, 844)
    const tasks = <Button look="plain">1 of 12 is done</Button>
    const frame = await showInOffice(<OfficeFrame tools={tasks}>{null}</OfficeFrame>, { permissions: [] })
    leave.push(frame.leave)
    await expect.element(page.getByRole('button', { name: 'Ines Visser' })).toBeVisible()
    const parts = [...frame.container.querySelectorAll('header > p, header button, header kbd')]
    const pairs = parts.flatMap((one) => parts.map((other) => [one, other] as const))
    const overlapping = pairs.filter(
      ([one, other]) => !one.contains(other) && !startsAfter(one, other) && !startsAfter(other, one),
    )
    expect(overlapping).toEqual([])
    expect(frame.container.querySelector('header')?.scrollWidth).toBe(width)
  },
)

function startsAfter(one: Element, other: Element): boolean {
  return other.contains(one) || one.getBoundingClientRect().left >= other.getBoundingClientRect().right
}

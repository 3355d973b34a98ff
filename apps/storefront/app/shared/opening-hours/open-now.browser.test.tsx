import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { ServiceOpenNow } from '../../pages/frame-parts'
import { CustomerService } from '../../site/footer/customer-service'
import { renderInShop } from '../../testing/render-in-shop'
import { OpenNow } from './open-now'

const everyDay = { weekdays: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '23:59' }

test('SHELL-7, HOME-1: open now is known in the browser only', async () => {
  const part = <OpenNow hours={[everyDay]} timeZone="Europe/Amsterdam" culture="en-IE" />
  expect(renderToString(part)).toMatch(/^<p [^>]*><\/p>$/)
  vi.useFakeTimers({ now: new Date('2026-02-03T10:00:00+01:00'), toFake: ['Date'] })
  const { getByText } = await renderInShop(part)
  await expect.element(getByText(/23:59/)).toBeVisible()
  vi.useRealTimers()
})

test('SHELL-7: unreadable hours are shown, but never count as open', async () => {
  const hours = { days: 'By appointment', hours: 'give us a ring', weekdays: [], opens: '', closes: '' }
  const customerService = { title: 'Ask us', text: '', phone: '1', phoneLink: 'tel:1', email: 'a@b.nl' }
  const site = { customerService: { ...customerService, openingHours: [hours] } } as never
  const { getByText, container } = await renderInShop(<CustomerService openNow={<ServiceOpenNow />} />, {
    site,
  })
  await expect.element(getByText('By appointment')).toBeVisible()
  await expect.element(getByText('give us a ring')).toBeVisible()
  expect(container.textContent).not.toMatch(/open/i)
})

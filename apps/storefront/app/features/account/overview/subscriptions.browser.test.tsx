import { expect, test } from 'vitest'
import SubscriptionsPage from '../../../pages/account/subscriptions-page'
import { renderInShop, stubApi } from '../../../testing/render-in-shop'

test('the newsletter, reminders of carts, requests for reviews and waiting for a product end with one press (ACCOUNT-PAGES-10, NEWSLETTER-9)', async () => {
  const state = {
    newsletter: { isSubscribed: false, isWaiting: false },
    cartReminders: { isSubscribed: false, isWaiting: false },
    reviewRequests: true,
    stockAlerts: [
      { stockAlertId: 7, title: 'Muesli', label: '20 kg', requestedAt: '2026-03-11T10:00:00Z', url: '/' },
    ],
  }
  const { sent } = stubApi({
    'GET /api/account/subscriptions': () => ({ body: state }),
    'PUT /api/account/subscriptions/newsletter': () => {
      state.newsletter.isSubscribed = !state.newsletter.isSubscribed
      return { body: null }
    },
    'PUT /api/account/subscriptions/cartreminders': () => {
      state.cartReminders.isSubscribed = !state.cartReminders.isSubscribed
      return { body: null }
    },
    'PUT /api/account/subscriptions/reviewrequests': () => {
      state.reviewRequests = !state.reviewRequests
      return { body: null }
    },
    'DELETE /api/account/stockalerts/7': () => {
      state.stockAlerts = []
      return { body: null }
    },
    'GET /api/account': () => ({ body: {} }),
  })
  const Page = SubscriptionsPage as () => React.ReactNode
  const { getByRole, getByText } = await renderInShop(<Page />)
  await getByRole('button', { name: 'Subscribe', exact: true }).click()
  await expect.element(getByText(/^You receive our newsletter/)).toBeVisible()
  await getByRole('button', { name: 'Unsubscribe' }).click()
  await expect.element(getByText(/You don’t receive our newsletter\./)).toBeVisible()
  await getByRole('button', { name: 'Remind me', exact: true }).click()
  await expect.element(getByText(/^When you leave something/)).toBeVisible()
  await expect.element(getByText(/You don’t receive our newsletter\./)).toBeVisible()
  await getByRole('button', { name: 'Stop review requests' }).click()
  await getByRole('button', { name: 'Start review requests' }).click()
  await expect.element(getByText(/^After an order we’ll e-mail you once/)).toBeVisible()
  await getByRole('button', { name: 'Cancel alert Muesli' }).click()
  await expect.element(getByText('You’re not waiting for any product.')).toBeVisible()
  const changes = sent.filter(({ call }) => !call.startsWith('GET'))
  expect(changes.map(({ call, search }) => call.replace('/api/account/', '') + search)).toEqual([
    'PUT subscriptions/newsletter?subscribe=true',
    'PUT subscriptions/newsletter?subscribe=false',
    'PUT subscriptions/cartreminders?subscribe=true',
    'PUT subscriptions/reviewrequests?subscribe=false',
    'PUT subscriptions/reviewrequests?subscribe=true',
    'DELETE stockalerts/7',
  ])
})

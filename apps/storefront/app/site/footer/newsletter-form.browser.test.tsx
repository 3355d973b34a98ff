import { expect, test } from 'vitest'
import { renderInShop, stubApi } from '../../testing/render-in-shop'
import { NewsletterForm } from './newsletter-form'

test.each([false, true])(
  'the tick for reminders is its own: %s (NEWSLETTER-7, NEWSLETTER-9)',
  async (cartReminders) => {
    const { sent } = stubApi({ 'POST /api/newsletter': () => ({ status: 204, body: null }) })
    const { getByRole, getByText } = await renderInShop(<NewsletterForm />)
    const tick = getByRole('checkbox', { name: /Remind me once/ })
    await expect.element(tick).not.toBeChecked()
    if (cartReminders) await tick.click()
    await getByRole('textbox').fill('anna@example.nl')
    await getByRole('button', { name: 'Sign up' }).click()
    await expect.element(getByText('One more click')).toBeVisible()
    expect(sent.map(({ body }) => body)).toEqual([{ emailAddress: 'anna@example.nl', cartReminders }])
  },
)

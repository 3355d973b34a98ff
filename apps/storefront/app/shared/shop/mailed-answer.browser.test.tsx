import { afterEach, expect, test, vi } from 'vitest'
import { renderInShop } from '../../testing/render-in-shop'
import { MailedAnswer } from './mailed-answer'

const before = location.href
afterEach(() => history.replaceState(null, '', before))

test.each([
  ['newsletter.confirm', 'Yes, I confirm', 'Confirmed'],
  ['newsletter.unsubscribe', 'Unsubscribe', 'You’ve been unsubscribed'],
  ['withdrawal.mailbox', 'Yes, it is mine', 'Thank you, your statement is confirmed'],
] as const)(
  'a mailed link to %s asks; only a click answers (CHECKOUT-PAGES-18)',
  async (area, words, done) => {
    history.replaceState(null, '', '?token=abc')
    const send = vi.fn<(token: string) => Promise<void>>(async () => undefined)
    const { getByRole } = await renderInShop(<MailedAnswer area={area} send={send} />)
    const button = getByRole('button', { name: words })
    await expect.element(button).toBeVisible()
    expect(send).not.toHaveBeenCalled()
    await button.click()
    await expect.element(getByRole('heading', { name: done })).toBeVisible()
    expect(send.mock.calls).toEqual([['abc']])
  },
)

import { type Http, bodyOf } from './http.ts'
import type { components } from './schema.d.ts'

/** NEWSLETTER-1, 2, 5: asking for the newsletter, and answering the mailed question. */
export function newsletterCalls({ calls }: Http) {
  return {
    async request(emailAddress: string): Promise<void> {
      await calls.POST('/api/newsletter', { body: { emailAddress } })
    },
    async confirm(token: string): Promise<void> {
      await calls.POST('/api/newsletter/confirm', { body: { token } })
    },
    async unsubscribe(token: string): Promise<void> {
      await calls.POST('/api/newsletter/unsubscribe', { body: { token } })
    },
  }
}

/** WITHDRAWAL-1: a declaration without login; the receipt comes by mail too. */
export function withdrawalCalls({ calls }: Http) {
  return {
    send: (withdrawal: components['schemas']['WithdrawalInput']) =>
      bodyOf(calls.POST('/api/withdrawals', { body: withdrawal })),
  }
}

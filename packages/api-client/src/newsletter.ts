import { type Http, bodyOf, done } from './http.ts'
import { checkedParameters } from './parameters.ts'
import type { components } from '../build/schema.d.ts'

/** Asking for the newsletter, and answering the mailed question (NEWSLETTER-1, 2, 5). */
export function newsletterCalls({ calls }: Http) {
  return {
    /** With `cartReminders` also for reminders of carts: a tick of its own. */
    request(emailAddress: string, cartReminders: boolean) {
      const body = checkedParameters({ emailAddress, cartReminders })
      return done(calls.POST('/api/newsletter', { body }))
    },
    confirm(token: string) {
      const body = checkedParameters({ token })
      return done(calls.POST('/api/newsletter/confirm', { body }))
    },
    unsubscribe(token: string) {
      const body = checkedParameters({ token })
      return done(calls.POST('/api/newsletter/unsubscribe', { body }))
    },
  }
}

/** A declaration without login; the receipt comes by mail too (WITHDRAWAL-1). */
export function withdrawalCalls({ calls }: Http) {
  return {
    send: (withdrawal: components['schemas']['WithdrawalInput']) =>
      bodyOf(calls.POST('/api/withdrawals', { body: withdrawal })),
  }
}

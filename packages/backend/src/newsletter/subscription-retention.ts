import { deleteRows } from '../jobs/index.ts'

const unconfirmed = 'confirmed_at is null and requested_at < :before'
const ended = 'unsubscribed_at < :before'

export const subscriptionRetention = [
  /** NEWSLETTER-2: the question can be answered for seven days. */
  deleteRows('unconfirmed newsletter subscriptions', 'newsletter_subscription', unconfirmed),
  deleteRows('unconfirmed reminder subscriptions', 'reminder_subscription', unconfirmed),
  deleteRows('ended newsletter subscriptions', 'newsletter_subscription', ended),
  deleteRows('ended reminder subscriptions', 'reminder_subscription', ended),
  /** REMINDERS-2: an open cart is deleted long before. */
  deleteRows('reminders of carts', 'cart_reminder', 'reminded_at < :before'),
]

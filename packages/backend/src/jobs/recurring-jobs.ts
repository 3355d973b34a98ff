/** What the clock adds again by itself. */
export const recurringJobs: readonly string[] = [
  'every-minute',
  'count-sales',
  'request-reviews',
  'remind-of-carts',
  'remind-of-accounts',
  'check-books',
  'forget-old-rows',
  'count-carts',
  'renew-sitemaps',
  'renew-product-feeds',
]

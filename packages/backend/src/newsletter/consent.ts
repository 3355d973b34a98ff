/**
 * NEWSLETTER-8: the wording that people agree to, counted. Since the second one it also speaks of a reminder of goods left in the cart;
 * who agreed to an earlier one gets none.
 */
export const consentVersion = 2

/** The first wording that covers reminders of carts. */
export const consentToReminders = 2

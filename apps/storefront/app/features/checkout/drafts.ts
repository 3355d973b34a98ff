/** Where the tab keeps what is typed into which form. */
export const drafts = { billing: 'checkout-billing', shipping: 'checkout-shipping' } as const

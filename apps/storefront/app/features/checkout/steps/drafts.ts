import { forgetDraft } from '../../../shared/forms/form-draft'

/** Where the tab keeps what is typed into which form. */
export const drafts = {
  billing: 'checkout-billing',
  shipping: 'checkout-shipping',
} as const

/** What was typed by hand makes room for what an account knows. */
export function forgetBilling(): void {
  forgetDraft(drafts.billing)
}

import { useCart, useCartState } from '../../../shared/cart'
import { useShop } from '../../../shared/shop/shop'
import { useApi } from '../../../shared/shop/use-api'
import { billingFields, type BillingValues } from './billing-values'
import type { CountryOption } from '../../../shared/forms/country-field'
import { forgetDraft } from '../../../shared/forms/form-draft'
import { drafts } from '../steps/drafts'
import { type Problem, problemOf } from '../../../shared/shop/problem'

/** Keeps who buys with the cart, and with it the wishes for news and an account. */
export function useSaveBilling(
  countries: readonly CountryOption[],
  onSaved: () => void,
): (values: BillingValues) => Promise<Problem | null> {
  const api = useApi().cart
  const cart = useCart()
  const { origin } = useShop()
  const isSubscribed = useCartState().cart?.newsletterSubscribe ?? false
  return async (values) => {
    const { newsletter, wantsAccount, password } = values
    try {
      const save = async (id: string) => {
        const totals = await api.setBilling(id, billingFields(values, countries))
        if (newsletter !== isSubscribed) await api.setNewsletter(id, newsletter)
        if (wantsAccount) await api.setPassword(id, password, `${origin}/account/confirm/`)
        return totals
      }
      await cart().change(save, { answersWithTotals: true })
    } catch (error) {
      return problemOf(error)
    }
    forgetDraft(drafts.billing)
    onSaved()
    return null
  }
}

import { type CartState, useCart, useCartState } from '../../../shared/cart'
import { useShop } from '../../../shared/shop/shop'
import { useApi } from '../../../shared/shop/use-api'
import type { CustomerBook } from '../../../shared/addresses/use-customer-book'
import { billingFields, type BillingValues } from './billing-values'
import type { CountryOption } from '../../../shared/forms/country-field'
import { forgetDraft } from '../../../shared/forms/form-draft'
import { trackSkippedDelivery } from '../delivery/step-tracking'
import { drafts } from '../steps/drafts'
import { nextStep } from '../steps/next-step'
import { type Problem, problemOf } from '../../../shared/shop/problem'

/** Keeps who buys with the cart, and with it the wishes for news and an account. */
export function useSaveBilling(
  countries: readonly CountryOption[],
  onSaved: (next: ReturnType<typeof nextStep>) => void,
): (values: BillingValues, book: CustomerBook) => Promise<Problem | null> {
  const api = useApi().cart
  const cart = useCart()
  const { origin } = useShop()
  const {
    newsletterSubscribe = false,
    remindersSubscribe = false,
    deliveryWishes = null,
  } = useCartState().cart ?? {}
  return async (values, book) => {
    const { newsletter, reminders, wantsAccount, password, keepAddress } = values
    const fields = billingFields(values, countries)
    const remark = values.remark || null
    try {
      const save = async (id: string) => {
        const totals = await api.setBilling(id, fields)
        if (values.remark !== undefined && remark !== (deliveryWishes?.remark ?? null))
          await api.setDeliveryWishes(id, { ...deliveryWishes, remark })
        if (newsletter !== newsletterSubscribe) await api.setNewsletter(id, newsletter)
        if (reminders !== remindersSubscribe) await api.setReminders(id, reminders)
        if (wantsAccount) await api.setPassword(id, password, `${origin}/account/confirm/`)
        return totals
      }
      await cart().change(save, { answersWithTotals: true })
    } catch (error) {
      return problemOf(error)
    }
    const refused = refusedHome(cart().state.get())
    if (refused) return refused
    forgetDraft(drafts.billing)
    if (keepAddress) {
      const { firstName, lastName, companyName, vatNumber, phoneNumber, address } = fields
      await book.add({ firstName, lastName, companyName, vatNumber, phoneNumber, address, remark })
    }
    const saved = cart().state.get()
    const next = nextStep(saved)
    trackSkippedDelivery(saved, next)
    onSaved(next)
    return null
  }
}

/** Goods that are to go to this bill do not go there; the bill itself is kept (CHECKOUT-46). */
function refusedHome({ calculated }: Pick<CartState, 'calculated'>): Problem | null {
  const { parameter = '', reason = '', territory } = calculated?.undeliverable ?? {}
  if (!parameter.startsWith(ofBill)) return null
  const error = {
    parameter: parameter.slice(ofBill.length),
    message: reason,
    ...(territory && { territory }),
  }
  return { status: 400, code: 'invalid-fields', errors: [error] }
}

const ofBill = 'billing.'

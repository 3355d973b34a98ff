import { useEffect, useRef } from 'react'
import type { Account } from '../../../shared/account'
import {
  billingFormProblems,
  billingSecrets,
  billingValues,
  type BillingValues,
  needsAccount,
  wholeValues,
} from './billing-values'
import type { CountryOption } from '../../../shared/forms/country-field'
import { readDraft, useDraft } from '../../../shared/forms/form-draft'
import { drafts } from '../steps/drafts'
import type { Problem } from '../../../shared/shop/problem'
import { useShopForm } from '../../../shared/forms/use-shop-form'
import type { Cart } from '../../../shared/cart'
import { addressValues, emptyAddress } from '../../../shared/forms/address-values'

type Options = {
  cart: Cart | null
  account: Account | null
  countries: readonly CountryOption[]
  send: (values: BillingValues) => Promise<Problem | null>
}

export type BillingField = ReturnType<typeof useBillingForm>['field']

/**
 * The billing form. Empty at first: what the visitor typed before the page came
 * to life is typed again (PAGES-10), so that this tab remembers it.
 * Then it takes what the tab remembers, or else what the cart knows, or else what the account does.
 */
export function useBillingForm({ cart, account, countries, send }: Options) {
  const shopForm = useShopForm<BillingValues>({
    start: wholeValues({}, countries),
    problemsOf: (values) => {
      const wantsAccount = values.wantsAccount || needsAccount(cart, account)
      return billingFormProblems({ ...values, wantsAccount }, countries)
    },
    send,
  })
  const { form } = shopForm
  useDraft(form, drafts.billing, billingSecrets)
  const filledWith = useRef<'draft' | 'known' | null>(null)
  useEffect(() => {
    const draft = readDraft<BillingValues>(drafts.billing)
    const values = cart && (billingValues(cart, countries) ?? accountValues(account, countries))
    const next = values ? 'known' : draft && 'draft'
    // The customer may have typed before the account was loaded.
    if (!next || filledWith.current === 'known' || filledWith.current === next) return
    filledWith.current = next
    form.reset(withDraft(values, draft), { keepDirtyValues: true })
  }, [cart, account, countries, form])
  return shopForm
}

/** What was typed counts; what was left empty does not take away what the cart or the account has learned since. */
export function withDraft(
  stored: BillingValues | null,
  draft: Partial<BillingValues> | null,
): Partial<BillingValues> {
  const typed = Object.fromEntries(Object.entries(draft ?? {}).filter(([, value]) => value !== ''))
  const address = isTyped(draft?.address) ? draft?.address : (stored?.address ?? draft?.address)
  return { ...stored, ...typed, ...(address && { address }) }
}

function isTyped(address: BillingValues['address'] | undefined): boolean {
  return [address?.street, address?.streetNumber, address?.zipcode, address?.city].some(Boolean)
}

/** What the account of a customer knows, as the billing form shows it (SIGN-IN-PAGES-11). */
function accountValues(account: Account | null, countries: readonly CountryOption[]): BillingValues | null {
  if (!account) return null
  const { billing, companyName, vatNumber } = account
  return {
    firstName: billing?.firstName ?? account.firstName,
    lastName: billing?.lastName ?? account.lastName,
    emailAddress: billing?.emailAddress ?? account.emailAddress,
    phoneNumber: billing?.phoneNumber ?? account.phoneNumber ?? '',
    isCompany: companyName !== null,
    companyName: companyName ?? '',
    vatNumber: vatNumber ?? '',
    address: billing?.address ? addressValues(billing.address, countries) : emptyAddress(countries),
    keepAddress: true,
    newsletter: false,
    reminders: false,
    wantsAccount: false,
    password: '',
    passwordRepeat: '',
  }
}

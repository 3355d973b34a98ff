import { useEffect, useRef } from 'react'
import { type FieldError, type FieldPath, useForm } from 'react-hook-form'
import type { Account } from '../../../shared/account'
import { accountValues } from './account-values'
import { type BillingValues, billingFormProblems, billingSecrets, billingValues } from './billing-values'
import type { CountryOption } from '../../../shared/forms/country-field'
import { readDraft, useDraft } from '../../../shared/forms/form-draft'
import { drafts } from '../steps/drafts'
import { ruleResolver } from '../../../shared/forms/rule-resolver'
import { useFieldTexts } from '../../../shared/forms/use-field-texts'
import type { Cart } from '../../../shared/cart'

/**
 * The billing form. It has no values of its own at first: what the visitor typed before the page came to life stays.
 * Then it takes what this tab remembers, or else what the cart knows, or else what the account does.
 */
export function useBillingForm(
  { cart, account }: { cart: Cart | null; account: Account | null },
  countries: readonly CountryOption[],
) {
  const form = useForm<BillingValues>({
    mode: 'onTouched',
    resolver: ruleResolver((values) => billingFormProblems(values, countries)),
  })
  useDraft(form, drafts.billing, billingSecrets)
  const isFilled = useRef(false)
  useEffect(() => {
    if (isFilled.current) return
    const draft = readDraft<BillingValues>(drafts.billing)
    const known = cart && (billingValues(cart, countries) ?? accountValues(account, countries))
    if (!draft && !known) return
    isFilled.current = true
    form.reset({ ...known, ...draft }, { keepDirtyValues: true })
  }, [cart, account, countries, form])
  return form
}

/** What a field needs to take part in the form, with its error in words. */
export function useBillingField(form: ReturnType<typeof useBillingForm>) {
  const textOf = useFieldTexts()
  return (name: FieldPath<BillingValues>) => ({
    ...form.register(name),
    error: textOf(form.getFieldState(name, form.formState).error as FieldError | undefined),
  })
}

import { dutchAddressIsRefused } from '@haverhof/domain/checkout'
import { type ReactNode, Suspense, useId } from 'react'
import { useTranslations } from '#texts'
import type { Account } from '../../../shared/account'
import { useShop } from '../../../shared/shop/shop'
import { latePart } from '../../../toolkit/connection'
import { Checkbox } from '../../../ui/checkbox'
import { TextField } from '../../../ui/text-field'
import { AccountFields } from './account-fields'
import { type CustomerBook, useCustomerBook } from '../../../shared/addresses/use-customer-book'
import { billingAddress, type BillingValues, needsAccount } from './billing-values'
import { CompanyFields } from './company-fields'
import type { CountryOption } from '../../../shared/forms/country-field'
import { DeliveryChoice } from '../delivery/delivery-choice'
import { servedCountry } from '../delivery/served-country'
import { FormFrame } from '../../../shared/forms/form-frame'
import { chosenCountry, PlaceFields } from '../../../shared/forms/place-fields'
import { NameFields } from '../../../shared/forms/recipient-fields'
import { FailureNotice } from '../steps/failure-notice'
import type { Problem } from '../../../shared/shop/problem'
import { useWatch } from '../../../shared/forms/use-shop-form'
import { StepSubmit } from '../steps/step-submit'
import { type BillingField, useBillingForm } from './use-billing-form'
import type { Cart } from '../../../shared/cart'

/** For customers, who alone have an address book. */
const BillingBook = latePart(async () => (await import('./billing-book')).BillingBook)
const KeepBillingAddress = latePart(async () => (await import('./billing-book')).KeepBillingAddress)

/** For who lives in the Netherlands and is on another site. */
const DutchAddressNotice = latePart(
  async () => (await import('../steps/dutch-address-notice')).DutchAddressNotice,
)

type Props = {
  /** Null until the browser knows the cart. */
  cart: Cart | null
  /** Of a customer who is signed in. */
  account: Account | null
  countries: readonly CountryOption[]
  /** Keeps the details; answers with what went wrong. */
  save: (values: BillingValues, book: CustomerBook) => Promise<Problem | null>
  submitLabel: string
  hasDealers: boolean
  /** Between the choice of delivery and the fields. */
  children?: ReactNode
}

/** Where it goes, then eight fields, the country first; everything else is the customer's choice (CHECKOUT-PAGES-2). */
export function BillingForm(props: Props) {
  const { cart, account, countries, save, submitLabel, hasDealers, children } = props
  const isDutchRefused = useDutchRefusal()
  const noticeId = useId()
  const book = useCustomerBook(account !== null, countries)
  const shopForm = useBillingForm({
    cart,
    account,
    countries,
    send: async (values) => {
      if (isDutchRefused(values.address.countryId)) {
        document.getElementById(noticeId)?.focus()
        return null
      }
      const address = billingAddress(values.address, countries)
      const keepAddress = values.keepAddress && address !== null && book.lacks(address)
      const wantsAccount = values.wantsAccount || needsAccount(cart, account)
      return save({ ...values, keepAddress, wantsAccount }, book)
    },
  })
  const { form, field, failure, isBusy, submit } = shopForm
  const region = useWatch({ control: form.control, name: 'address.countryId' }) as string | undefined
  const isRefused = isDutchRefused(region)
  const chosen = chosenCountry(countries, region)
  return (
    <FormFrame submit={submit} className="flex flex-col gap-5">
      {cart?.scanProductsOnly ? null : (
        <DeliveryChoice
          cart={cart}
          country={servedCountry(countries, chosen)}
          isHomeImpossible={chosen?.isServed === false}
          hasDealers={hasDealers}
        />
      )}
      {children}
      {account ? (
        <Suspense>
          <BillingBook {...{ form, book, countries }} />
        </Suspense>
      ) : null}
      <PlaceFields section="billing" shopForm={shopForm} countries={countries}>
        {isRefused ? (
          <Suspense>
            <DutchAddressNotice id={noticeId} />
          </Suspense>
        ) : null}
        <PersonFields field={field} />
      </PlaceFields>
      {account ? (
        <Suspense>
          <KeepBillingAddress {...{ form, book, countries }} />
        </Suspense>
      ) : null}
      <Choices {...{ form, field, cart, account }} />
      <FailureNotice problem={failure} />
      <StepSubmit label={submitLabel} isBusy={isBusy} />
    </FormFrame>
  )
}

type ChoiceProps = Pick<ReturnType<typeof useBillingForm>, 'form' | 'field'> & Pick<Props, 'cart' | 'account'>

/** What is the customer's choice. */
function Choices({ form, field, cart, account }: ChoiceProps) {
  const t = useTranslations('checkout')
  return (
    <div className="border-line divide-line divide-y border-y">
      <CompanyFields control={form.control} field={field} />
      {account ? null : (
        <AccountFields
          control={form.control}
          field={field}
          hasPassword={cart?.hasPassword ?? false}
          isNeeded={needsAccount(cart, account)}
        />
      )}
      <Checkbox
        {...form.register('newsletter')}
        label={t('billing.newsletter')}
        hint={t('billing.newsletterHint')}
        className="py-3"
      />
      <Checkbox
        {...form.register('reminders')}
        label={t('billing.reminders')}
        hint={t('billing.remindersHint')}
        className="py-3"
      />
    </div>
  )
}

function PersonFields({ field }: { field: BillingField }) {
  return (
    <NameFields section="billing" field={field}>
      <ContactFields field={field} />
    </NameFields>
  )
}

function ContactFields({ field }: { field: BillingField }) {
  const t = useTranslations('forms.fields')
  const billing = useTranslations('checkout.billing')
  return (
    <>
      <TextField
        {...field('emailAddress')}
        label={t('emailAddress')}
        hint={billing('emailHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        className="xs:col-span-2 sm:col-span-1"
      />
      <TextField
        {...field('phoneNumber')}
        label={t('phoneNumber')}
        optional={t('optional')}
        hint={billing('phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        className="xs:col-span-2 sm:col-span-1"
      />
    </>
  )
}

function useDutchRefusal(): (region: string | undefined) => boolean {
  const { site } = useShop()
  return (region) => dutchAddressIsRefused(site.countryCode, [region ?? null])
}

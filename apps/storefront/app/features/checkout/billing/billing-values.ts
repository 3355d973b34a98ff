import { tidyAddress } from '@haverhof/domain/accounts'
import {
  type AddressFields,
  type BillingFields,
  billingProblems,
  type FieldProblem,
  isPassword,
  tidyBilling,
} from '@haverhof/domain/checkout'
import type { Account } from '../../../shared/account'
import type { BookEntry } from '../../../shared/addresses/use-address-book'
import type { AddressValues } from '../../../shared/forms/address-form'
import { addressFields, addressValues, countryOf, emptyAddress } from '../../../shared/forms/address-values'
import type { CountryOption } from '../../../shared/forms/country-field'
import type { Cart } from '../../../shared/cart'

export type BillingValues = {
  firstName: string
  lastName: string
  emailAddress: string
  phoneNumber: string
  isCompany: boolean
  companyName: string
  vatNumber: string
  address: AddressValues
  /** Whether a customer wants a new address in the address book. */
  keepAddress: boolean
  /** For the driver, as the cart or the chosen entry of the address book says; undefined when nothing was said about it. */
  remark?: string | undefined
  newsletter: boolean
  reminders: boolean
  wantsAccount: boolean
  password: string
  passwordRepeat: string
}

/** Never kept in the browser. */
export const billingSecrets = ['password', 'passwordRepeat'] as const

/** Every field with a value: those that have not been on the screen yet are empty. */
export function wholeValues(
  values: Partial<BillingValues>,
  countries: readonly CountryOption[],
): BillingValues {
  const address = { ...emptyAddress(countries), ...given(values.address ?? {}) }
  return { ...nothingTyped, ...given(values), address }
}

function given<Values extends object>(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values
}

const nothingTyped = {
  firstName: '',
  lastName: '',
  emailAddress: '',
  phoneNumber: '',
  isCompany: false,
  companyName: '',
  vatNumber: '',
  keepAddress: true,
  newsletter: false,
  reminders: false,
  wantsAccount: false,
  password: '',
  passwordRepeat: '',
} satisfies Omit<BillingValues, 'address'>

/** The form's values as the shop's rules and the server know them. */
export function billingFields(values: BillingValues, countries: readonly CountryOption[]): BillingFields {
  const country = countryOf(countries, values.address.countryId)
  const fields = {
    firstName: values.firstName,
    lastName: values.lastName,
    emailAddress: values.emailAddress,
    phoneNumber: values.phoneNumber,
    companyName: values.isCompany ? values.companyName : null,
    vatNumber: values.isCompany ? values.vatNumber : null,
    address: addressFields(values.address, country),
  }
  return tidyBilling(fields, country?.regionCode ?? null)
}

/** The address alone, as the rules know it; null before the form has one. */
export function billingAddress(
  values: BillingValues['address'] | undefined,
  countries: readonly CountryOption[],
): AddressFields | null {
  if (!values) return null
  const country = countryOf(countries, values.countryId)
  return tidyAddress(addressFields(values, country), country?.regionCode ?? null)
}

/** What an entry of the address book puts into the form (CHECKOUT-PAGES-41). */
export function entryValues(entry: BookEntry, countries: readonly CountryOption[]) {
  return {
    firstName: entry.firstName,
    lastName: entry.lastName,
    ...(entry.phoneNumber !== null && { phoneNumber: entry.phoneNumber }),
    isCompany: entry.companyName !== null,
    companyName: entry.companyName ?? '',
    vatNumber: entry.vatNumber ?? '',
    address: addressValues(entry.address, countries),
    remark: entry.remark ?? '',
  }
}

type FormProblem = Omit<FieldProblem, 'reason'> & { reason: string }

/** The rules of the server, and what only the form asks for (CHECKOUT-PAGES-4). */
export function billingFormProblems(
  typed: Partial<BillingValues>,
  countries: readonly CountryOption[],
): FormProblem[] {
  const values = wholeValues(typed, countries)
  const region = countryOf(countries, values.address.countryId)?.regionCode ?? null
  return [
    ...billingProblems(billingFields(values, countries), region),
    ...(values.isCompany && !values.companyName.trim()
      ? [{ parameter: 'companyName', reason: 'required' }]
      : []),
    ...(values.wantsAccount ? passwordProblems(values) : []),
  ]
}

function passwordProblems({ password, passwordRepeat }: BillingValues): FormProblem[] {
  if (!password) return [{ parameter: 'password', reason: 'required' }]
  if (!isPassword(password)) return [{ parameter: 'password', reason: 'invalid-password' }]
  return password === passwordRepeat ? [] : [{ parameter: 'passwordRepeat', reason: 'passwords-differ' }]
}

/** What the cart already knows, as the form shows it. */
export function billingValues(cart: Cart, countries: readonly CountryOption[]): BillingValues | null {
  const { billing } = cart
  if (!billing) return null
  return {
    firstName: billing.firstName,
    lastName: billing.lastName,
    emailAddress: billing.emailAddress,
    phoneNumber: billing.phoneNumber ?? '',
    isCompany: billing.companyName !== null,
    companyName: billing.companyName ?? '',
    vatNumber: billing.vatNumber ?? '',
    address: addressValues(billing.address, countries),
    keepAddress: true,
    remark: cart.deliveryWishes?.remark ?? '',
    newsletter: cart.newsletterSubscribe,
    reminders: cart.remindersSubscribe,
    wantsAccount: false,
    password: '',
    passwordRepeat: '',
  }
}

/** Only a customer begins a repeat delivery; a password that waits with the cart will do (REPEAT-2). */
export function needsAccount(cart: Cart | null, account: Account | null): boolean {
  const isRepeated = cart?.products.some(({ repeatDays }) => repeatDays !== null) ?? false
  return isRepeated && !account && !cart?.hasPassword
}

import { asTyped, type UseFormReturn, useWatch } from '../../../shared/forms/use-shop-form'
import type { BookEntry } from '../../../shared/addresses/use-address-book'
import type { CountryOption } from '../../../shared/forms/country-field'
import { BookChoice } from '../addresses/book-choice'
import { KeepAddress } from '../../../shared/addresses/keep-address'
import type { CustomerBook } from '../../../shared/addresses/use-customer-book'
import { billingAddress, type BillingValues, entryValues } from './billing-values'

type Props = {
  form: UseFormReturn<BillingValues>
  book: CustomerBook
  countries: readonly CountryOption[]
}

/** One of the addresses of the customer as that of the bill (CHECKOUT-PAGES-41). */
export function BillingBook({ form, book, countries }: Props) {
  const address = useTypedAddress(form, countries)
  const choose = (entry: BookEntry) => {
    // As if it had been typed: it survives a reload too.
    for (const [name, value] of Object.entries(entryValues(entry, countries)))
      form.setValue(name as keyof BillingValues, value, asTyped)
  }
  return <BookChoice name="billing-book" book={book} address={address} onChoose={choose} />
}

export function KeepBillingAddress({ form, book, countries }: Props) {
  const address = useTypedAddress(form, countries)
  return <KeepAddress book={book} address={address} field={form.register('keepAddress')} />
}

function useTypedAddress({ control }: Props['form'], countries: Props['countries']) {
  const values = useWatch({ control, name: 'address' }) as BillingValues['address'] | undefined
  return billingAddress(values, countries)
}

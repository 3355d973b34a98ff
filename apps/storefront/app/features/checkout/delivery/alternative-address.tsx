import { dutchAddressIsRefused, type ShippingFields } from '@haverhof/domain/checkout'
import { type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react'
import { useAccount } from '../../../shared/account/open-account'
import { useShop } from '../../../shared/shop/shop'
import type { BookEntry } from '../../../shared/addresses/use-address-book'
import { addressValues, emptyAddress } from '../../../shared/forms/address-values'
import type { CountryOption } from '../../../shared/forms/country-field'
import { chosenCountry, PlaceFields } from '../../../shared/forms/place-fields'
import { NameFields } from '../../../shared/forms/recipient-fields'
import { BookChoice } from '../addresses/book-choice'
import { KeepAddress } from '../../../shared/addresses/keep-address'
import { useCustomerBook } from '../../../shared/addresses/use-customer-book'
import { type ShippingValues, shippingFields, shippingFormProblems, shippingValues } from './shipping-values'
import { DutchAddressNotice } from '../steps/dutch-address-notice'
import { readDraft, useDraft } from '../../../shared/forms/form-draft'
import { drafts } from '../steps/drafts'
import type { Problem } from '../../../shared/shop/problem'
import { asTyped, type ShopForm, useShopForm, useWatch } from '../../../shared/forms/use-shop-form'
import type { Cart } from '../../../shared/cart'

/** What was typed stays in the tab, so changing one's mind loses nothing. */
function useShippingForm(
  cart: Cart,
  countries: readonly CountryOption[],
  send: (values: ShippingValues) => Promise<Problem | null>,
): ShopForm<ShippingValues> {
  const shopForm = useShopForm<ShippingValues>({
    start: emptyShipping(countries),
    problemsOf: (values) => shippingFormProblems(values, countries),
    send,
  })
  const { form } = shopForm
  useDraft(form, drafts.shipping)
  const { accountInfo } = useAccount()
  const isFilled = useRef(false)
  useEffect(() => {
    const values =
      readDraft<ShippingValues>(drafts.shipping) ??
      shippingValues(cart, countries) ??
      (accountInfo && shippingValues(accountInfo, countries))
    if (isFilled.current || !values) return
    isFilled.current = true
    form.reset({ ...emptyShipping(countries), ...values }, { keepDirtyValues: true })
  }, [cart, accountInfo, countries, form])
  return shopForm
}

function emptyShipping(countries: readonly CountryOption[]): ShippingValues {
  return { firstName: '', lastName: '', address: emptyAddress(countries), keepAddress: true }
}

export type SentForm = { send: () => void }

type Props = {
  cart: Cart
  countries: readonly CountryOption[]
  /** The button is the step's, and sends this form. */
  ref: Ref<SentForm>
  /** Keeps the address; answers with what went wrong. */
  keep: (shipping: ShippingFields) => Promise<Problem | null>
  /** For the driver. */
  remark: string | null
  /** An entry of the address book brings a remark of its own, and has its own yard. */
  onEntry: (entry: BookEntry) => void
  /** Prices and days are those of the country; null where nothing is sent. */
  onCountry: (countryId: number | null) => void
}

/** Where else the goods go. */
export function AlternativeAddress({ cart, countries, ref, keep, remark, onEntry, onCountry }: Props) {
  const { site } = useShop()
  const isDutchRefused = (region: string | undefined) =>
    dutchAddressIsRefused(site.countryCode, [region ?? null])
  const noticeId = useId()
  const book = useCustomerBook(useAccount().isAuthenticated, countries)
  // What no field is to blame for is said by the step.
  const shopForm = useShippingForm(cart, countries, async (values) => {
    if (isDutchRefused(values.address.countryId)) {
      document.getElementById(noticeId)?.focus()
      return null
    }
    const shipping = shippingFields(values, countries)
    const problem = await keep(shipping)
    if (!problem && values.keepAddress && book.lacks(shipping.address))
      await book.add({ ...shipping, remark })
    return problem
  })
  const chooseEntry = (entry: BookEntry) => {
    const { firstName, lastName, address } = entry
    const values = { firstName, lastName, address: addressValues(address, countries) }
    for (const [name, value] of Object.entries(values))
      shopForm.form.setValue(name as keyof ShippingValues, value, asTyped)
    onEntry(entry)
  }
  const region = useWatch({ control: shopForm.form.control, name: 'address.countryId' }) as string | undefined
  const isRefused = isDutchRefused(region)
  const countryId = isRefused ? null : (chosenCountry(countries, region)?.countryId ?? null)
  useEffect(() => onCountry(countryId), [countryId, onCountry])
  const values = useWatch({ control: shopForm.form.control }) as ShippingValues
  const typed = shippingFields(values, countries).address
  useImperativeHandle(ref, () => ({ send: () => shopForm.submit() }))
  return (
    <div className="flex flex-col gap-5 pt-1">
      <BookChoice name="shipping-book" book={book} address={typed} onChoose={chooseEntry} />
      <PlaceFields section="shipping" shopForm={shopForm} countries={countries}>
        {isRefused ? <DutchAddressNotice id={noticeId} /> : null}
        <NameFields section="shipping" field={shopForm.field} />
      </PlaceFields>
      <KeepAddress book={book} address={typed} field={shopForm.form.register('keepAddress')} />
    </div>
  )
}

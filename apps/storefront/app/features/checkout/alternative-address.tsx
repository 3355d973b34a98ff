import { dutchAddressIsRefused, fieldLimits } from '@haverhof/domain/checkout'
import { useEffect, useRef } from 'react'
import { type FieldError, type FieldPath, type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { useTranslations } from '#texts'
import { useShop } from '../../site/shop'
import { TextField } from '../../ui/text-field'
import { AddressFields } from './address-fields'
import { CountryField, type CountryOption } from './country-field'
import { type ShippingValues, shippingFormProblems, shippingValues } from './delivery-values'
import { DutchAddressNotice } from './dutch-address-notice'
import { asTyped, readDraft, useDraft } from './form-draft'
import { ruleResolver } from './rule-resolver'
import { useFieldTexts } from './use-field-texts'
import type { Cart } from '../../site/cart'

export const shippingDraft = 'checkout-shipping'

/** The form of the other address lives with the step, so changing one's mind loses nothing. */
export function useShippingForm(cart: Cart, countries: readonly CountryOption[]) {
  const form = useForm<ShippingValues>({
    mode: 'onTouched',
    resolver: ruleResolver((values) => shippingFormProblems(values, countries)),
    defaultValues: emptyShipping(countries),
  })
  useDraft(form, shippingDraft)
  const isFilled = useRef(false)
  useEffect(() => {
    if (isFilled.current) return
    isFilled.current = true
    const known = readDraft<ShippingValues>(shippingDraft) ?? shippingValues(cart, countries)
    if (known) form.reset({ ...emptyShipping(countries), ...known })
  }, [cart, countries, form])
  return form
}

function emptyShipping(countries: readonly CountryOption[]): ShippingValues {
  const countryId = countries[0]?.regionCode ?? ''
  const address = { countryId, street: '', streetNumber: '', streetNumberAddition: '', zipcode: '', city: '' }
  return { firstName: '', lastName: '', address }
}

type Props = { form: UseFormReturn<ShippingValues>; countries: readonly CountryOption[]; noticeId: string }

export function AlternativeAddress({ form, countries, noticeId }: Props) {
  const t = useTranslations('checkout.fields')
  const textOf = useFieldTexts()
  const isRefused = useShippingRefusal(form)
  const field = (name: FieldPath<ShippingValues>) => ({
    ...form.register(name),
    error: textOf(form.getFieldState(name, form.formState).error as FieldError | undefined),
  })
  return (
    <div className="flex flex-col gap-5 pt-1">
      <CountryField {...field('address.countryId')} section="shipping" countries={countries} />
      {isRefused ? <DutchAddressNotice id={noticeId} /> : null}
      <div className="grid gap-x-4 gap-y-5 xs:grid-cols-2">
        <TextField
          {...field('firstName')}
          label={t('firstName')}
          autoComplete="shipping given-name"
          maxLength={fieldLimits.firstName + 40}
        />
        <TextField
          {...field('lastName')}
          label={t('lastName')}
          autoComplete="shipping family-name"
          maxLength={fieldLimits.lastName + 40}
        />
      </div>
      <AddressFields
        section="shipping"
        form={{
          field: (name) => field(`address.${name}`),
          get: (name) => form.getValues(`address.${name}`),
          set: (name, value) => form.setValue(`address.${name}`, value, asTyped),
        }}
      />
    </div>
  )
}

export function useShippingRefusal({ control }: Pick<UseFormReturn<ShippingValues>, 'control'>): boolean {
  const { site } = useShop()
  const region = useWatch({ control, name: 'address.countryId' }) as string | undefined
  return dutchAddressIsRefused(site.countryCode, [region ?? null])
}

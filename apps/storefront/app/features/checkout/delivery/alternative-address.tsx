import { dutchAddressIsRefused, fieldLimits, type ShippingFields } from '@haverhof/domain/checkout'
import { type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react'
import { type FieldError, type FieldPath, type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { useTranslations } from '#texts'
import { useAccount } from '../../../shared/account/open-account'
import { useShop } from '../../../shared/shop/shop'
import { TextField } from '../../../ui/text-field'
import { AddressFields } from '../../../shared/forms/address-fields'
import { emptyAddress } from '../../../shared/forms/address-values'
import { CountryField, type CountryOption } from '../../../shared/forms/country-field'
import { type ShippingValues, shippingFields, shippingFormProblems, shippingValues } from './delivery-values'
import { DutchAddressNotice } from '../steps/dutch-address-notice'
import { asTyped, readDraft, useDraft } from '../../../shared/forms/form-draft'
import { drafts } from '../steps/drafts'
import { type Problem, showFieldProblems } from '../../../shared/forms/problem'
import { ruleResolver } from '../../../shared/forms/rule-resolver'
import { useFieldTexts } from '../../../shared/forms/use-field-texts'
import type { Cart } from '../../../shared/cart'

/** What was typed stays in the tab, so changing one's mind loses nothing. */
function useShippingForm(cart: Cart, countries: readonly CountryOption[]) {
  const form = useForm<ShippingValues>({
    mode: 'onTouched',
    resolver: ruleResolver((values) => shippingFormProblems(values, countries)),
    defaultValues: emptyShipping(countries),
  })
  useDraft(form, drafts.shipping)
  const { accountInfo } = useAccount()
  const isFilled = useRef(false)
  useEffect(() => {
    const known =
      readDraft<ShippingValues>(drafts.shipping) ??
      shippingValues(cart, countries) ??
      (accountInfo && shippingValues(accountInfo, countries))
    if (isFilled.current || !known) return
    isFilled.current = true
    form.reset({ ...emptyShipping(countries), ...known }, { keepDirtyValues: true })
  }, [cart, accountInfo, countries, form])
  return form
}

function emptyShipping(countries: readonly CountryOption[]): ShippingValues {
  return { firstName: '', lastName: '', address: emptyAddress(countries) }
}

export type SentForm = { send: () => void }

type Props = {
  cart: Cart
  countries: readonly CountryOption[]
  /** The button is the step's, and sends this form. */
  ref: Ref<SentForm>
  /** Keeps the address; answers with what went wrong. */
  keep: (shipping: ShippingFields) => Promise<Problem | null>
}

/** Where else the goods go. */
export function AlternativeAddress({ cart, countries, ref, keep }: Props) {
  const form = useShippingForm(cart, countries)
  const isRefused = useShippingRefusal(form)
  const noticeId = useId()
  const send = form.handleSubmit(async (values) => {
    if (isRefused) document.getElementById(noticeId)?.focus()
    else showFieldProblems(form, await keep(shippingFields(values, countries)))
  })
  useImperativeHandle(ref, () => ({ send: () => void send() }))
  return (
    <div className="flex flex-col gap-5 pt-1">
      <ShippingFieldset form={form} countries={countries}>
        {isRefused ? <DutchAddressNotice id={noticeId} /> : null}
      </ShippingFieldset>
    </div>
  )
}

type FieldsetProps = {
  form: UseFormReturn<ShippingValues>
  countries: readonly CountryOption[]
  /** What there is to say about the country. */
  children: ReactNode
}

function ShippingFieldset({ form, countries, children }: FieldsetProps) {
  const t = useTranslations('forms.fields')
  const textOf = useFieldTexts()
  const field = (name: FieldPath<ShippingValues>) => ({
    ...form.register(name),
    error: textOf(form.getFieldState(name, form.formState).error as FieldError | undefined),
  })
  return (
    <>
      <CountryField {...field('address.countryId')} section="shipping" countries={countries} />
      {children}
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
    </>
  )
}

function useShippingRefusal({ control }: Pick<UseFormReturn<ShippingValues>, 'control'>): boolean {
  const { site } = useShop()
  const region = useWatch({ control, name: 'address.countryId' }) as string | undefined
  return dutchAddressIsRefused(site.countryCode, [region ?? null])
}

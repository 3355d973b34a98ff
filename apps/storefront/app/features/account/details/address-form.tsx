import { fieldLimits } from '@haverhof/domain/accounts'
import { useTranslations } from '#texts'
import { AddressFields } from '../../../shared/forms/address-fields'
import { CountryField, type CountryOption } from '../../../shared/forms/country-field'
import { asTyped } from '../../../shared/forms/form-draft'
import { type FieldPath, type UseFormReturn, useWatch } from '../../../shared/forms/use-shop-form'
import { Checkbox } from '../../../ui/checkbox'
import { TextField } from '../../../ui/text-field'
import type { Account, AccountInput } from '../account-types'
import { type AddressFormValues, addressProblems, addressesOf, startOfAddresses } from './address-values'
import { DetailsFrame } from './details-frame'
import { useDetailsForm } from './use-details-form'

type Props = {
  account: Account
  countries: readonly CountryOption[]
  save: (changes: AccountInput) => Promise<void>
}

/** Where the invoice goes, and where else the goods may go. Checkout takes both from here. */
export function AddressForm({ account, countries, save }: Props) {
  const t = useTranslations('account.information')
  const { form, field, ...frame } = useDetailsForm<AddressFormValues>({
    start: startOfAddresses(account, countries),
    problemsOf: (values) => addressProblems(account, values, countries),
    save: (values) => save(addressesOf(account, values, countries)),
  })
  const hasOther = useWatch({ control: form.control, name: 'alternativeShippingAddress' })
  return (
    <DetailsFrame {...frame} submitLabel={t('save')}>
      <fieldset className="flex min-w-0 flex-col gap-5">
        <legend className="font-display pb-3 text-xl font-semibold">{t('billingAddress')}</legend>
        <CountryField {...field('billing.address.countryId')} section="billing" countries={countries} />
        <AddressFields section="billing" form={partOf(form, field, 'billing.address')} />
      </fieldset>
      <Checkbox
        {...form.register('alternativeShippingAddress')}
        label={t('alternative')}
        hint={t('alternativeHint')}
      />
      {hasOther ? <ShippingFields form={form} field={field} countries={countries} /> : null}
    </DetailsFrame>
  )
}

type Form = UseFormReturn<AddressFormValues>
type Field = ReturnType<typeof useDetailsForm<AddressFormValues>>['field']

function ShippingFields({ form, field, countries }: Pick<Props, 'countries'> & { form: Form; field: Field }) {
  const t = useTranslations('forms.fields')
  const own = useTranslations('account.information')
  return (
    <fieldset className="flex min-w-0 flex-col gap-5">
      <legend className="font-display pb-3 text-xl font-semibold">{own('shippingAddress')}</legend>
      <CountryField {...field('shipping.address.countryId')} section="shipping" countries={countries} />
      <div className="grid gap-x-4 gap-y-5 xs:grid-cols-2">
        <TextField
          {...field('shipping.firstName')}
          label={t('firstName')}
          autoComplete="shipping given-name"
          maxLength={fieldLimits.firstName + 40}
        />
        <TextField
          {...field('shipping.lastName')}
          label={t('lastName')}
          autoComplete="shipping family-name"
          maxLength={fieldLimits.lastName + 40}
        />
      </div>
      <AddressFields section="shipping" form={partOf(form, field, 'shipping.address')} />
    </fieldset>
  )
}

/** One address of the form, as its fields want to have it. */
function partOf(form: Form, field: Field, part: 'billing.address' | 'shipping.address') {
  const pathOf = (name: string) => `${part}.${name}` as FieldPath<AddressFormValues>
  return {
    field: (name: string) => field(pathOf(name)),
    get: (name: string) => form.getValues(pathOf(name)) as string,
    set: (name: string, value: string) => form.setValue(pathOf(name), value, asTyped),
  }
}

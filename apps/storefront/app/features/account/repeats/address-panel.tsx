import { repeatDeliveryCalls } from '@haverhof/api-client/repeat-deliveries'
import { fieldLimits as bookLimits } from '@haverhof/domain/accounts'
import { fieldLimits, shippingProblems, tidyShipping } from '@haverhof/domain/checkout'
import { useTranslations } from '#texts'
import { AddressFields } from '../../../shared/forms/address-fields'
import type { AddressValues } from '../../../shared/forms/address-form'
import { addressFields, addressValues, countryOf } from '../../../shared/forms/address-values'
import { CountryField, type CountryOption } from '../../../shared/forms/country-field'
import { asTyped } from '../../../shared/forms/form-draft'
import { FormFailure, FormFrame } from '../../../shared/forms/form-frame'
import { type ShopForm, useWatch } from '../../../shared/forms/use-shop-form'
import { announce } from '../../../shared/shop/announce'
import { useApi } from '../../../shared/shop/use-api'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/text-field'
import type { OneRepeat } from '../account-types'
import { Loaded } from '../loaded'
import { useAccountContent } from '../use-account-content'
import { useDetailsForm } from '../use-details-form'
import { useClosePanel } from './change-panel'

type Props = { repeat: OneRepeat; reload: () => Promise<void> }
type Values = { firstName: string; lastName: string; address: AddressValues; driverRemark: string }

/** REPEAT-16: where it goes from the next delivery on. */
export function AddressPanel(props: Props) {
  const countries = useAccountContent('countries', (api) => api.delivery.countries())
  return <Loaded answer={countries}>{(known) => <AddressForm {...props} countries={known} />}</Loaded>
}

function AddressForm({ repeat, reload, countries }: Props & { countries: readonly CountryOption[] }) {
  const close = useClosePanel()
  const t = useTranslations('repeat')
  const fields = useTranslations('forms.fields')
  const book = useTranslations('addresses')
  const api = useApi().extended(repeatDeliveryCalls)
  const { repeatDeliveryId, firstName, lastName, address, driverRemark } = repeat
  const { form, field, failure, isBusy, submit } = useDetailsForm<Values>({
    start: {
      firstName,
      lastName,
      address: addressValues(address, countries),
      driverRemark: driverRemark ?? '',
    },
    problemsOf: (values) => shippingProblems(shippingOf(values, countries), regionOf(values, countries)),
    save: async (values) => {
      const { driverRemark: remark } = values
      await api.changeAddress(repeatDeliveryId, { ...shippingOf(values, countries), driverRemark: remark })
      announce(t('done.address'))
      await reload()
      close()
    },
  })
  const region = useWatch({ control: form.control, name: 'address.countryId' })
  return (
    <FormFrame submit={submit} className="flex flex-col gap-5">
      <NameFields field={field} />
      <CountryField {...field('address.countryId')} section="shipping" countries={countries} />
      <AddressFields
        section="shipping"
        country={countryOf(countries, region)}
        form={{
          field: (name) => field(`address.${name}`),
          get: (name) => form.getValues(`address.${name}`),
          set: (name, value) => form.setValue(`address.${name}`, value, asTyped),
        }}
      />
      <TextField
        {...field('driverRemark')}
        label={book('form.remark')}
        hint={book('form.remarkHint')}
        optional={fields('optional')}
        autoComplete="off"
        maxLength={bookLimits.remark + 40}
      />
      <FormFailure
        problem={failure}
        wordsOf={({ code }) => (code === 'cut-off-passed' ? t(`problems.${code}`) : null)}
      />
      <Button type="submit" look="brand" aria-disabled={isBusy || undefined} className="self-start">
        {t('address.save')}
      </Button>
    </FormFrame>
  )
}

function NameFields({ field }: Pick<ShopForm<Values>, 'field'>) {
  const fields = useTranslations('forms.fields')
  return (
    <div className="grid gap-x-4 gap-y-5 xs:grid-cols-2">
      <TextField
        {...field('firstName')}
        label={fields('firstName')}
        autoComplete="shipping given-name"
        maxLength={fieldLimits.firstName + 40}
      />
      <TextField
        {...field('lastName')}
        label={fields('lastName')}
        autoComplete="shipping family-name"
        maxLength={fieldLimits.lastName + 40}
      />
    </div>
  )
}

/** The rules of checkout, for the form and for the server. */
function shippingOf({ firstName, lastName, ...values }: Values, countries: readonly CountryOption[]) {
  const address = addressFields(values.address, countryOf(countries, values.address.countryId))
  return tidyShipping({ firstName, lastName, address }, regionOf(values, countries))
}

function regionOf({ address }: Pick<Values, 'address'>, countries: readonly CountryOption[]): string | null {
  return countryOf(countries, address.countryId)?.regionCode ?? null
}

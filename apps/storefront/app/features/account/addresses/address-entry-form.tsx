import type { Schemas } from '@haverhof/api-client'
import { addressLabels, fieldLimits } from '@haverhof/domain/accounts'
import { useTranslations } from '#texts'
import type { BookEntry } from '../../../shared/addresses/use-address-book'
import type { CountryOption } from '../../../shared/forms/country-field'
import { FormFailure, FormFrame } from '../../../shared/forms/form-frame'
import { PlaceFields } from '../../../shared/forms/place-fields'
import { NameFields, RemarkField } from '../../../shared/forms/recipient-fields'
import { useWatch } from '../../../shared/forms/use-shop-form'
import { Button, ButtonLink } from '../../../ui/button'
import { Checkbox } from '../../../ui/checkbox'
import { SelectField } from '../../../ui/select-field'
import { TextField } from '../../../ui/text-field'
import type { Account } from '../account-types'
import { useDetailsForm } from '../use-details-form'
import { entryInput, entryProblems, type EntryValues, startOfEntry } from './entry-values'

type Props = {
  /** Null for a new one. */
  entry: BookEntry | null
  account: Account
  countries: readonly CountryOption[]
  save: (input: Schemas['AddressBookInput']) => Promise<void>
}

export const bookPath = '/account/information/addresses/'

/** One address: what it is, who is there, where it is, and what the driver should know (ACCOUNT-PAGES-20). */
export function AddressEntryForm({ entry, account, countries, save }: Props) {
  const t = useTranslations('addresses')
  const shopForm = useDetailsForm<EntryValues>({
    start: startOfEntry(entry, account, countries),
    problemsOf: (values) => entryProblems(values, countries),
    save: (values) => save(entryInput(values, countries)),
  })
  const { form, field, failure, isBusy, submit } = shopForm
  return (
    <FormFrame submit={submit} className="flex max-w-[64rem] flex-col gap-5">
      <EntryFields field={field} label={useWatch({ control: form.control, name: 'label' })} />
      <PlaceFields section="shipping" shopForm={shopForm} countries={countries} />
      <DriverFields field={field} />
      {entry?.isBillingDefault ? null : (
        <Checkbox {...form.register('isBillingDefault')} label={t('form.billing')} />
      )}
      {entry?.isDeliveryDefault ? null : (
        <Checkbox {...form.register('isDeliveryDefault')} label={t('form.delivery')} />
      )}
      <FormFailure problem={failure} />
      <div className="mt-2 flex flex-wrap gap-3">
        <Button
          type="submit"
          look="primary"
          aria-disabled={isBusy || undefined}
          className="min-h-12 px-8 aria-disabled:cursor-progress aria-disabled:opacity-60"
        >
          {t('form.save')}
        </Button>
        <ButtonLink look="text" to={bookPath} className="min-h-12">
          {t('form.cancel')}
        </ButtonLink>
      </div>
    </FormFrame>
  )
}

type Field = ReturnType<typeof useDetailsForm<EntryValues>>['field']

/** What it is called, and who gets things there. */
function EntryFields({ field, label }: { field: Field; label: EntryValues['label'] }) {
  const t = useTranslations('addresses')
  const fields = useTranslations('forms.fields')
  return (
    <>
      <div className="grid gap-x-4 gap-y-5 xs:grid-cols-2">
        <SelectField {...field('label')} label={t('form.label')}>
          {addressLabels.map((each) => (
            <option key={each} value={each}>
              {t(`labels.${each}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          {...field('name')}
          label={t('form.name')}
          optional={fields('optional')}
          autoComplete="off"
          maxLength={fieldLimits.name + 40}
        />
      </div>
      <NameFields section="shipping" field={field}>
        {label === 'home' ? null : <CompanyFields field={field} />}
      </NameFields>
    </>
  )
}

function CompanyFields({ field }: { field: Field }) {
  const t = useTranslations('forms.fields')
  return (
    <>
      <TextField
        {...field('companyName')}
        label={t('companyName')}
        optional={t('optional')}
        autoComplete="shipping organization"
        maxLength={fieldLimits.companyName + 40}
      />
      <TextField
        {...field('vatNumber')}
        label={t('vatNumber')}
        optional={t('optional')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </>
  )
}

function DriverFields({ field }: { field: Field }) {
  const fields = useTranslations('forms.fields')
  return (
    <div className="grid gap-x-4 gap-y-5 xs:grid-cols-2">
      <TextField
        {...field('phoneNumber')}
        label={fields('phoneNumber')}
        optional={fields('optional')}
        type="tel"
        inputMode="tel"
        autoComplete="shipping tel"
      />
      <RemarkField {...field('remark')} className="xs:col-span-2" />
    </div>
  )
}

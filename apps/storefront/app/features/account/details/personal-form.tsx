import { type AccountFields, accountProblems, tidyAccount } from '@haverhof/domain/accounts'
import { useTranslations } from '#texts'
import { NameFields } from '../../../shared/forms/recipient-fields'
import { hostsOf } from '../../../shared/shop/hosts'
import { useShop } from '../../../shared/shop/shop'
import { Checkbox } from '../../../ui/checkbox'
import { SelectField } from '../../../ui/select-field'
import { TextField } from '../../../ui/text-field'
import { accountFields } from './account-fields'
import type { Account, AccountInput } from '../account-types'
import { DetailsFrame } from './details-frame'
import { useDetailsForm } from '../use-details-form'

type Values = {
  firstName: string
  lastName: string
  phoneNumber: string
  mobile: string
  languageId: string
  newsletterSubscribe: boolean
}

type Props = { account: Account; save: (changes: AccountInput) => Promise<void> }

const noRegions = { billing: null, shipping: null }

/** Name, phone numbers, and in which language and how often we write. */
export function PersonalForm({ account, save }: Props) {
  const t = useTranslations('account.information')
  const tidied = ({ firstName, lastName, phoneNumber, mobile }: Values): AccountFields =>
    tidyAccount({ ...accountFields(account), firstName, lastName, phoneNumber, mobile }, noRegions)
  const { form, field, ...frame } = useDetailsForm<Values>({
    start: startOf(account),
    problemsOf: (values) =>
      accountProblems({ ...tidied(values), companyName: null, vatNumber: null }, noRegions),
    save: (values) => {
      const { firstName, lastName, phoneNumber, mobile } = tidied(values)
      const { languageId, newsletterSubscribe } = values
      // An empty text takes away what was there.
      const numbers = { phoneNumber: phoneNumber ?? '', mobile: mobile ?? '' }
      return save({ firstName, lastName, ...numbers, languageId: Number(languageId), newsletterSubscribe })
    },
  })
  return (
    <DetailsFrame {...frame} submitLabel={t('save')}>
      <PersonFields field={field} />
      <LanguageField field={field('languageId')} />
      <Checkbox
        {...form.register('newsletterSubscribe')}
        label={t('newsletter')}
        hint={t('newsletterHint')}
      />
    </DetailsFrame>
  )
}

function startOf(account: Account): Values {
  return {
    firstName: account.firstName,
    lastName: account.lastName,
    phoneNumber: account.phoneNumber ?? '',
    mobile: account.mobile ?? '',
    languageId: String(account.languageId),
    newsletterSubscribe: account.newsletterSubscribe,
  }
}

type Field = ReturnType<typeof useDetailsForm<Values>>['field']

function PersonFields({ field }: { field: Field }) {
  return (
    <NameFields field={field}>
      <NumberFields field={field} />
    </NameFields>
  )
}

function NumberFields({ field }: { field: Field }) {
  const t = useTranslations('forms.fields')
  const own = useTranslations('account.information')
  return (
    <>
      <TextField
        {...field('phoneNumber')}
        label={t('phoneNumber')}
        optional={t('optional')}
        type="tel"
        inputMode="tel"
        autoComplete="home tel"
      />
      <TextField
        {...field('mobile')}
        label={own('mobile')}
        optional={t('optional')}
        type="tel"
        inputMode="tel"
        autoComplete="mobile tel"
      />
    </>
  )
}

/** A choice only where the site speaks more than one language. */
function LanguageField({ field }: { field: ReturnType<Field> }) {
  const t = useTranslations('account.information')
  const shop = useShop()
  const own = hostsOf(shop).filter(({ siteId }) => siteId === shop.siteId)
  if (own.length < 2) return null
  return (
    <SelectField {...field} label={t('language')} hint={t('languageHint')} className="xs:max-w-[32rem]">
      {own.map(({ languageId, languageName }) => (
        <option key={languageId} value={languageId}>
          {languageName}
        </option>
      ))}
    </SelectField>
  )
}

import {
  type AccountFields,
  accountProblems,
  type PhoneField,
  phoneFields,
  requiredFields,
  tidyAccount,
} from '@haverhof/domain/accounts'
import { recordOf } from '@haverhof/domain/shared'
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

type Person = Record<PhoneField | (typeof requiredFields)[number], string>
type Values = Person & { languageId: string; newsletterSubscribe: boolean }

type Props = { account: Account; save: (changes: AccountInput) => Promise<void> }

const noRegions = { billing: null, shipping: null }

/** Name, phone numbers, and in which language and how often we write. */
export function PersonalForm({ account, save }: Props) {
  const t = useTranslations('account.information')
  const tidied = (values: Values): AccountFields =>
    tidyAccount({ ...accountFields(account), ...personOf((field) => values[field]) }, noRegions)
  const { form, field, ...frame } = useDetailsForm<Values>({
    start: startOf(account),
    problemsOf: (values) =>
      accountProblems({ ...tidied(values), companyName: null, vatNumber: null }, noRegions),
    save: (values) => {
      const person = tidied(values)
      const { languageId, newsletterSubscribe } = values
      return save({
        ...personOf((field) => person[field]),
        languageId: Number(languageId),
        newsletterSubscribe,
      })
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
    ...personOf((field) => account[field]),
    languageId: String(account.languageId),
    newsletterSubscribe: account.newsletterSubscribe,
  }
}

/** Without a number an empty text, which takes away what was there. */
function personOf(textOf: (field: keyof Person) => string | null): Person {
  return recordOf([...requiredFields, ...phoneFields], (field) => textOf(field) ?? '')
}

type Field = ReturnType<typeof useDetailsForm<Values>>['field']

function PersonFields({ field }: { field: Field }) {
  return (
    <NameFields field={field}>
      <NumberFields field={field} />
    </NameFields>
  )
}

const autoComplete: Record<PhoneField, string> = { phoneNumber: 'home tel', mobile: 'mobile tel' }

function NumberFields({ field }: { field: Field }) {
  const t = useTranslations('forms.fields')
  const own = useTranslations('account.information')
  const labels: Record<PhoneField, string> = { phoneNumber: t('phoneNumber'), mobile: own('mobile') }
  return (
    <>
      {phoneFields.map((name) => (
        <TextField
          key={name}
          {...field(name)}
          label={labels[name]}
          optional={t('optional')}
          type="tel"
          inputMode="tel"
          autoComplete={autoComplete[name]}
        />
      ))}
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

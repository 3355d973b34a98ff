import { accountProblems, fieldLimits, tidyAccount } from '@haverhof/domain/accounts'
import { useTranslations } from '#texts'
import { TextField } from '../../../ui/text-field'
import { accountFields } from './account-fields'
import type { Account, AccountInput } from '../account-types'
import { DetailsFrame } from './details-frame'
import { useDetailsForm } from '../use-details-form'

type Values = { companyName: string; vatNumber: string }
type Props = { account: Account; save: (changes: AccountInput) => Promise<void> }

const noRegions = { billing: null, shipping: null }

/** For those who order for a business: its name, and the number that decides about VAT. */
export function CompanyForm({ account, save }: Props) {
  const t = useTranslations('account.information')
  const fields = useTranslations('forms.fields')
  const tidied = (values: Values) => tidyAccount({ ...accountFields(account), ...values }, noRegions)
  const {
    field,
    form: _,
    ...frame
  } = useDetailsForm<Values>({
    start: { companyName: account.companyName ?? '', vatNumber: account.vatNumber ?? '' },
    problemsOf: (values) =>
      accountProblems(tidied(values), noRegions).filter(({ parameter }) => parameter in values),
    save: (values) => {
      const { companyName, vatNumber } = tidied(values)
      // An empty text takes away what was there.
      return save({ companyName: companyName ?? '', vatNumber: vatNumber ?? '' })
    },
  })
  return (
    <DetailsFrame {...frame} submitLabel={t('save')}>
      <TextField
        {...field('companyName')}
        label={fields('companyName')}
        optional={fields('optional')}
        autoComplete="organization"
        maxLength={fieldLimits.companyName + 40}
      />
      <TextField
        {...field('vatNumber')}
        label={fields('vatNumber')}
        hint={t('vatHint')}
        optional={fields('optional')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </DetailsFrame>
  )
}

import { fieldLimits } from '@haverhof/domain/checkout'
import { useTranslations } from '#texts'
import { Checkbox } from '../../../ui/checkbox'
import { TextField } from '../../../ui/text-field'
import type { BillingValues } from './billing-values'
import { type Control, useWatch } from '../../../shared/forms/use-shop-form'
import type { BillingField } from './use-billing-form'

type Props = { control: Control<BillingValues>; field: BillingField }

/** For those who order for a business: its name, and the number that decides about VAT. */
export function CompanyFields({ control, field }: Props) {
  const t = useTranslations('checkout')
  const fields = useTranslations('forms.fields')
  const isCompany = useWatch({ control, name: 'isCompany' }) as boolean | undefined
  const { error: _, ...toggle } = field('isCompany')
  return (
    <div className="py-3">
      <Checkbox {...toggle} label={t('billing.company')} />
      {isCompany ? (
        <div className="grid gap-x-4 gap-y-5 py-3 sm:grid-cols-2">
          <TextField
            {...field('companyName')}
            label={fields('companyName')}
            autoComplete="billing organization"
            maxLength={fieldLimits.companyName + 40}
          />
          <TextField
            {...field('vatNumber')}
            label={fields('vatNumber')}
            optional={fields('optional')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <p className="text-muted -mt-2 text-sm sm:col-span-2">{t('billing.vatHint')}</p>
        </div>
      ) : null}
    </div>
  )
}

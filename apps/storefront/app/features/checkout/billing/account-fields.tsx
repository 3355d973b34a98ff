import { Suspense } from 'react'
import { useTranslations } from '#texts'
import { latePart } from '../../../toolkit/connection'
import { Checkbox } from '../../../ui/checkbox'
import type { BillingValues } from './billing-values'
import { type Control, useWatch } from '../../../shared/forms/use-shop-form'
import type { BillingField } from './use-billing-form'

const NewPasswordFields = latePart(
  async () => (await import('../../../shared/forms/new-password-fields')).NewPasswordFields,
)

type Props = {
  control: Control<BillingValues>
  field: BillingField
  /** A password was chosen earlier and waits with the cart. */
  hasPassword: boolean
  /** What comes again needs an account (REPEAT-2). */
  isNeeded: boolean
}

/** A password chosen here makes an account of this order; without one the order is a guest's. */
export function AccountFields({ control, field, hasPassword, isNeeded }: Props) {
  const t = useTranslations('checkout')
  const wantsAccount = useWatch({ control, name: 'wantsAccount' }) as boolean | undefined
  const { error: _, ...toggle } = field('wantsAccount')
  return (
    <div className="py-3">
      {isNeeded ? (
        <p>
          <span className="block font-medium">{t('billing.repeat.title')}</span>
          <span className="text-muted text-sm">{t('billing.repeat.text')}</span>
        </p>
      ) : (
        <Checkbox
          {...toggle}
          label={t('billing.account')}
          hint={hasPassword ? t('billing.accountKept') : t('billing.accountHint')}
        />
      )}
      {isNeeded || wantsAccount ? (
        <div className="grid gap-x-4 gap-y-5 pt-4 pb-2 sm:grid-cols-2">
          <Suspense>
            <NewPasswordFields password={field('password')} repeat={field('passwordRepeat')} />
          </Suspense>
        </div>
      ) : null}
    </div>
  )
}

import type { ComponentProps } from 'react'
import { useTranslations } from '#texts'
import { PasswordField } from '../../../ui/password-field'
import type { Account } from '../account-types'

type Owner = Pick<Account, 'hasPassword'>
type FieldProps = Pick<
  ComponentProps<typeof PasswordField>,
  'name' | 'onBlur' | 'onChange' | 'ref' | 'error' | 'className'
>

/** It shows that it is the owner who asks (ACCOUNT-PAGES-12). An account without a password has no such field, and sends nothing. */
export function CurrentPasswordField({ owner, ...field }: { owner: Owner } & FieldProps) {
  const t = useTranslations('account.information.password')
  const fields = useTranslations('forms.fields')
  if (!owner.hasPassword) return null
  return (
    <PasswordField
      {...field}
      label={t('current')}
      showLabel={fields('show')}
      hideLabel={fields('hide')}
      autoComplete="current-password"
    />
  )
}

export function currentPasswordProblems({ hasPassword }: Owner, parameter: string, typed: string) {
  return typed || !hasPassword ? [] : [{ parameter, reason: 'required' }]
}

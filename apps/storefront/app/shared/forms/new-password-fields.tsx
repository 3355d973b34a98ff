import type { ComponentProps } from 'react'
import { useTranslations } from '#texts'
import { PasswordField } from '../../ui/password-field'

type FieldProps = Pick<ComponentProps<typeof PasswordField>, 'name' | 'onBlur' | 'onChange' | 'ref' | 'error'>

/** A password to remember from now on, twice. */
export function NewPasswordFields({
  label,
  password,
  repeat,
}: {
  label?: string
  password: FieldProps
  repeat: FieldProps
}) {
  const t = useTranslations('forms.fields')
  const toggle = { showLabel: t('show'), hideLabel: t('hide'), autoComplete: 'new-password' }
  return (
    <>
      <PasswordField {...password} {...toggle} label={label ?? t('password')} hint={t('passwordHint')} />
      <PasswordField {...repeat} {...toggle} label={t('passwordRepeat')} hint={t('passwordRepeatHint')} />
    </>
  )
}

import { fieldLimits } from '@haverhof/domain/accounts'
import type { ComponentProps } from 'react'
import { useTranslations } from '#texts'
import { TextField } from '../../ui/text-field'

type Props = Omit<ComponentProps<typeof TextField>, 'label'> & { label?: string }

/** Where mail reaches the visitor. */
export function EmailField({ label, ...props }: Props) {
  const t = useTranslations('forms.fields')
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={fieldLimits.emailAddress + 40}
      {...props}
      label={label ?? t('emailAddress')}
    />
  )
}

import { fieldLimits } from '@haverhof/domain/checkout'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslations } from '#texts'
import { TextField } from '../../ui/text-field'
import type { AddressFieldProps } from './address-form'

/** Room to paste too much and be told so, rather than to lose the end of it silently. */
const slack = 40

type NameProps = {
  /** Which of a person's names a browser fills in; without it that of the person. */
  section?: 'billing' | 'shipping'
  field: (name: 'firstName' | 'lastName') => AddressFieldProps
  /**
   * What else is asked about the person, in the same grid: a component, because fields are
   * registered as they are drawn, and the first that is wrong takes the focus.
   */
  children?: ReactNode
}

/** Who gets something. */
export function NameFields({ section, field, children }: NameProps) {
  const t = useTranslations('forms.fields')
  const prefix = section ? `${section} ` : ''
  return (
    <div className="grid gap-x-4 gap-y-5 xs:grid-cols-2">
      <TextField
        {...field('firstName')}
        label={t('firstName')}
        autoComplete={`${prefix}given-name`}
        maxLength={fieldLimits.firstName + slack}
      />
      <TextField
        {...field('lastName')}
        label={t('lastName')}
        autoComplete={`${prefix}family-name`}
        maxLength={fieldLimits.lastName + slack}
      />
      {children}
    </div>
  )
}

/** The note for the driver (DELIVERY-13). */
export function RemarkField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'hint' | 'optional'>) {
  const t = useTranslations('forms.fields')
  return (
    <TextField
      maxLength={fieldLimits.remark + slack}
      {...props}
      label={t('remark')}
      hint={t('remarkHint')}
      optional={t('optional')}
      autoComplete="off"
    />
  )
}

import { isPhoneNumber } from '@haverhof/domain/accounts'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { useFieldTexts } from '../../../shared/forms/use-field-texts'
import type { Problem } from '../../../shared/shop/problem'
import { TextField } from '../../../ui/text-field'

export type Phone = ReturnType<typeof usePhone>

/** The number by which the day of a lorry is agreed, while it is typed (DELIVERY-20). */
export function usePhone() {
  const [typed, setTyped] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  return {
    typed,
    isWhole: isPhoneNumber(typed.trim()),
    isRefused,
    type: (value: string) => {
      setTyped(value)
      setIsRefused(false)
    },
    /** The numbering plan of the country may not know it. */
    judge: (problem: Problem | null) =>
      setIsRefused(problem?.errors?.some(({ parameter }) => parameter === 'phoneNumber') ?? false),
  }
}

type Props = {
  phone: Phone
  /** What a lorry asks was passed over. */
  isMissing: boolean
  onBlur?: () => void
}

export function LorryPhone({ phone, isMissing, onBlur }: Props) {
  const t = useTranslations('yard')
  const fields = useTranslations('forms.fields')
  const textOf = useFieldTexts()
  const { typed, isWhole, isRefused, type } = phone
  const isNone = isMissing && !typed.trim()
  const isWrong = isRefused || (isMissing && !isWhole)
  return (
    <TextField
      name="yard-phone"
      label={fields('phoneNumber')}
      hint={t('phoneHint')}
      error={isNone ? t('phoneMissing') : isWrong ? textOf({ type: 'invalid-phone' }) : undefined}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={onBlur}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      className="sm:col-span-2"
    />
  )
}

/** The first of what a lorry asks that is still open, or else the first. */
export function focusOnOpenQuestion(): void {
  const questions = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name^="yard-"]')
  const open = [...questions].find(({ value }) => !value.trim())
  ;(open ?? questions[0])?.focus()
}

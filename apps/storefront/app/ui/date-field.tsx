import type { ComponentProps } from 'react'
import { dateWhileTyping } from './date-while-typing'
import { TextField } from './text-field'

type Props = Omit<ComponentProps<typeof TextField>, 'onChange' | 'value'> & {
  value: string
  onChange: (typed: string) => void
}

/** CHECKOUT-19: a date, typed as DD-MM-YYYY. */
export function DateField({ onChange, ...rest }: Props) {
  return (
    <TextField
      {...rest}
      onChange={(event) => onChange(dateWhileTyping(event.currentTarget.value))}
      inputMode="numeric"
      autoComplete="off"
    />
  )
}

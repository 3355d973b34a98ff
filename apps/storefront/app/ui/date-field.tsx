import type { ChangeEvent, ComponentProps } from 'react'
import { dateWhileTyping } from './date-while-typing'
import { TextField } from './text-field'

type Props = Omit<ComponentProps<typeof TextField>, 'value'>

/** CHECKOUT-19: a date, typed as DD-MM-YYYY. */
export function DateField({ onChange, ...rest }: Props) {
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.currentTarget
    const typed = dateWhileTyping(field.value)
    if (typed !== field.value) field.value = typed
    onChange?.(event)
  }
  return <TextField {...rest} onChange={type} inputMode="numeric" autoComplete="off" />
}

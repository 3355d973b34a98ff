import type { ChangeEvent, ComponentProps } from 'react'
import { TextField } from './text-field'

type Props = Omit<ComponentProps<typeof TextField>, 'value'>

/** A date, typed as DD-MM-YYYY (CHECKOUT-19). */
export function DateField({ onChange, ...rest }: Props) {
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.currentTarget
    const typed = dateWhileTyping(field.value)
    if (typed !== field.value) field.value = typed
    onChange?.(event)
  }
  return <TextField {...rest} onChange={type} inputMode="numeric" autoComplete="off" />
}

/**
 * What is typed into the field of a date, with its hyphens: the keys for figures on a phone have none. A day or month of
 * one figure that is followed by any sign gets its zero.
 */
export function dateWhileTyping(typed: string): string {
  const parts = typed.replaceAll(/[^\d\-/. ]/g, '').split(/[-/. ]+/)
  const padded = parts.map((part, index) =>
    index < parts.length - 1 && part.length === 1 ? `0${part}` : part,
  )
  const figures = padded.join('').slice(0, 'DDMMYYYY'.length)
  return [figures.slice(0, 2), figures.slice(2, 4), figures.slice(4)].filter(Boolean).join('-')
}

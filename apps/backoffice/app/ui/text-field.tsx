import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react'
import {
  TextField as AriaTextField,
  FieldError,
  Input,
  Label,
  Text,
  TextArea,
  type TextFieldProps,
} from 'react-aria-components'
import { controlLook } from './control-look'

type Props = Omit<TextFieldProps, 'className' | 'children' | 'isInvalid'> & {
  label: string
  /** A line of help, there before anything goes wrong. */
  hint?: ReactNode
  /** What is wrong, in words. */
  error?: ReactNode
  placeholder?: string
  /** More than one line. */
  rows?: number
  autoComplete?: HTMLInputAutoCompleteAttribute
  isLabelHidden?: boolean
  inputRef?: Ref<HTMLInputElement>
  className?: string
}

/** One line, or several, to type in. */
export function TextField(props: Props) {
  const { label, hint, error, placeholder, rows, isLabelHidden, inputRef, className = '', ...rest } = props
  const { onKeyDown, ...field } = rest
  // A field that listens keeps its presses to itself, and Esc would not close the dialog around it.
  const listen: typeof onKeyDown = (press) => {
    onKeyDown?.(press)
    press.continuePropagation()
  }
  return (
    <AriaTextField
      {...field}
      onKeyDown={listen}
      isInvalid={Boolean(error)}
      className={`flex min-w-0 flex-col gap-1 ${className}`}
    >
      <Label className={isLabelHidden ? 'sr-only' : 'font-medium'}>{label}</Label>
      {rows ? (
        <TextArea rows={rows} placeholder={placeholder} className={controlLook} />
      ) : (
        <Input ref={inputRef} placeholder={placeholder} className={controlLook} />
      )}
      {hint ? (
        <Text slot="description" className="text-muted text-sm">
          {hint}
        </Text>
      ) : null}
      <FieldError className="text-danger text-sm font-medium">{error}</FieldError>
    </AriaTextField>
  )
}

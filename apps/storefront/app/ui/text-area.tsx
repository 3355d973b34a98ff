import { type ComponentProps, useId } from 'react'
import { controlLook } from './control-look'
import { described, FieldFrame, type FieldLook } from './field-frame'

type Props = Omit<ComponentProps<'textarea'>, 'id' | 'className'> & FieldLook

/** Several lines to type in. */
export function TextArea({ label, hint, error, optional, className, rows = 5, ...rest }: Props) {
  const id = useId()
  return (
    <FieldFrame {...{ id, label, hint, error, optional, className }}>
      <textarea
        {...rest}
        id={id}
        rows={rows}
        required={!optional}
        className={`${controlLook} resize-y`}
        {...described(id, { hint, error })}
      />
    </FieldFrame>
  )
}

import { type ComponentProps, useId } from 'react'
import { controlLook } from './control-look'
import { described, FieldFrame, type FieldLook } from './field-frame'

type Props = Omit<ComponentProps<'input'>, 'id' | 'className'> & FieldLook

/** One line to type in. */
export function TextField(props: Props) {
  const { label, hint, error, optional, isOptionalHidden, className, type = 'text', ...rest } = props
  const id = useId()
  return (
    <FieldFrame {...{ id, label, hint, error, optional, isOptionalHidden, className }}>
      <input
        type={type}
        {...rest}
        id={id}
        required={!optional}
        className={controlLook}
        {...described(id, { hint, error })}
      />
    </FieldFrame>
  )
}

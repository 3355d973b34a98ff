import { type ComponentProps, useId } from 'react'
import { controlLook } from './control-look'
import { described, FieldFrame, type FieldLook } from './field-frame'
import { Icon } from './icon'

type Props = Omit<ComponentProps<'select'>, 'id' | 'className'> & FieldLook

/** A native select, for keyboard and touch. */
export function SelectField(props: Props) {
  const { label, hint, error, optional, isOptionalHidden, className, children, ...rest } = props
  const id = useId()
  return (
    <FieldFrame {...{ id, label, hint, error, optional, isOptionalHidden, className }}>
      <div className="relative">
        <select
          {...rest}
          id={id}
          required={!optional}
          className={`${controlLook} appearance-none pr-12`}
          {...described(id, { hint, error })}
        >
          {children}
        </select>
        <Icon
          name="chevron-down"
          size={20}
          className="text-muted pointer-events-none absolute top-1/2 right-4 -translate-y-1/2"
        />
      </div>
    </FieldFrame>
  )
}

import { type ComponentProps, useId, useState } from 'react'
import { controlLook } from './control-look'
import { described, FieldFrame, type FieldLook } from './field-frame'

type Props = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> &
  FieldLook & { showLabel: string; hideLabel: string }

/** A password that can be shown while it is typed. */
export function PasswordField(props: Props) {
  const { label, hint, error, optional, className, showLabel, hideLabel, ...rest } = props
  const id = useId()
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame {...{ id, label, hint, error, optional, className }}>
      <div className="relative">
        <input
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          id={id}
          required={!optional}
          className={`${controlLook} pr-28`}
          {...described(id, { hint, error })}
        />
        <button
          type="button"
          onClick={() => setShown(!shown)}
          className="text-brand rounded-control absolute inset-y-0 right-0 min-w-11 px-4 text-sm font-medium underline underline-offset-4"
        >
          {shown ? hideLabel : showLabel}
        </button>
      </div>
    </FieldFrame>
  )
}

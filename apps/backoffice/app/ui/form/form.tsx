import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button'
import { LeaveGuard } from '../leave-guard'
import { SaveBar } from '../save-bar'
import { ConflictPanel } from './conflict-panel'
import { FormFrame } from './form-frame'
import { type Form as FormOf, FormContext, useFormState } from './use-form'

type Props<Values extends object> = {
  form: FormOf<Values>
  /** Enter does not send: too consequential for an accidental key. */
  isSentByButton?: boolean
  className?: string
  children: ReactNode
}

/** Around the fields of a form. Ctrl Enter sends it, also from a field of several lines. */
export function Form<Values extends object>(props: Props<Values>) {
  const { form, isSentByButton = false, className, children } = props
  return (
    // A field knows its form by names alone.
    <FormContext value={form as unknown as FormOf}>
      <FormFrame id={form.id} onSubmit={isSentByButton ? nothing : form.submit} className={className}>
        <ConflictPanel />
        {children}
      </FormFrame>
    </FormContext>
  )
}

const nothing = () => undefined

type SubmitProps<Values extends object> = Omit<
  ComponentProps<typeof Button>,
  'type' | 'isPending' | 'form'
> & {
  form: FormOf<Values>
}

/** Sends the form, also from the foot of a dialog. While it cannot be sent it says why. */
export function SubmitButton<Values extends object>({ form, ...rest }: SubmitProps<Values>) {
  const why = useFormState(form, ({ values }) => form.blockedBy(values))
  return <Button look="primary" {...rest} type="submit" form={form.id} why={why} isPending={form.isPending} />
}

type BarProps<Values extends object> = {
  form: FormOf<Values>
  save: string
  isInCard?: boolean
  /** Discards in place of `form.reset`; returns how to restore what was discarded. */
  onDiscard?: () => () => void
}

/** Shown from the first change on: saves, or discards with undo (OFFICE-8). */
export function FormSaveBar<Values extends object>(props: BarProps<Values>) {
  const { form, save, isInCard = false, onDiscard = () => form.reset() } = props
  const isChanged = useFormState(form, form.isChanged)
  return (
    <SaveBar
      isChanged={isChanged}
      save={save}
      onSave={form.submit}
      onDiscard={onDiscard}
      isPending={form.isPending}
      isInCard={isInCard}
    />
  )
}

/** For a form that is sent by a button of its own (OFFICE-8). */
export function FormLeaveGuard<Values extends object>({ form }: { form: FormOf<Values> }) {
  return <LeaveGuard isChanged={useFormState(form, form.isChanged)} isPending={form.isPending} />
}

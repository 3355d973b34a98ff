import { type ComponentProps, type ReactNode, useState } from 'react'
import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { Checkbox } from '../checkbox'
import { ChoiceField } from '../choice-field'
import { MoneyField } from '../money-field'
import { SelectField } from '../select-field'
import { TextField } from '../text-field'
import { isNeeded } from './form-rules'
import type { Problem } from './form-store'
import { useField } from './use-form'

type Named = {
  /** Its path in the values of the form: `lot.bestBefore`, `grants.0.role`. */
  name: string
  label: string
  /** Message in place of “fill this in”. */
  missing?: string
}

const wordsOf = (problem: Problem | undefined, missing: string | undefined): string | undefined =>
  problem?.reason === 'required' ? (missing ?? problem.words) : problem?.words

type TextProps = Named &
  Omit<ComponentProps<typeof TextField>, 'name' | 'value' | 'onChange' | 'error' | 'hint' | 'isRequired'> & {
    /** It may follow what is typed: how many characters are left. */
    hint?: ReactNode | ((value: string) => ReactNode)
  }

/** One line, or several with `rows`. Too long a text gets a message and is never truncated. */
export function FormText({ name, missing, hint, ...rest }: TextProps) {
  const { value, set, problem, rule, submit } = useField<string>(name, rest.label)
  return (
    <TextField
      validationBehavior="aria"
      {...rest}
      data-field={name}
      value={value}
      onChange={set}
      isRequired={isNeeded(rule)}
      onKeyDown={(press) => {
        rest.onKeyDown?.(press)
        // Enter alone begins a new line in a field of several.
        if (press.key !== 'Enter' || !(press.ctrlKey || press.metaKey)) return
        press.preventDefault()
        submit()
      }}
      hint={typeof hint === 'function' ? hint(value) : hint}
      error={wordsOf(problem, missing)}
    />
  )
}

/** A day; null while there is none. */
export function FormDate({ name, missing, ...rest }: Named & Pick<TextProps, 'hint' | 'className'>) {
  const { value, set, problem, rule } = useField<string | null>(name, rest.label)
  const hint = typeof rest.hint === 'function' ? rest.hint(value ?? '') : rest.hint
  return (
    <TextField
      validationBehavior="aria"
      {...rest}
      data-field={name}
      type="date"
      value={value ?? ''}
      onChange={(day) => set(day || null)}
      isRequired={isNeeded(rule)}
      hint={hint}
      error={wordsOf(problem, missing)}
    />
  )
}

type NumberProps = Named & { hint?: ReactNode; autoFocus?: boolean }

/** A typed number; NaN while the input is no number, null while it is empty. */
export function FormNumber({ name, missing, ...rest }: NumberProps) {
  const { figure } = useFormats()
  const { value, set, problem, rule } = useField<number | null>(name, rest.label)
  const [typed, setTyped] = useState<string | null>(null)
  const isTyped = typed !== null && Object.is(figureOf(typed), value)
  const shown = isTyped ? typed : value === null || Number.isNaN(value) ? '' : figure(value)
  return (
    <TextField
      validationBehavior="aria"
      {...rest}
      data-field={name}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={(next) => {
        setTyped(next)
        set(figureOf(next))
      }}
      isRequired={isNeeded(rule)}
      error={wordsOf(problem, missing)}
    />
  )
}

function figureOf(typed: string): number | null {
  const text = typed.trim().replace(',', '.')
  return text === '' ? null : /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
}

type MoneyProps = Named & Pick<ComponentProps<typeof MoneyField>, 'hint' | 'autoFocus' | 'isLabelHidden'>

/** Euro cents; null while what is typed is no amount. */
export function FormMoney({ name, missing, ...rest }: MoneyProps) {
  const t = useTranslations('office-shell.form.problems')
  const { value, set, problem } = useField<number | null>(name, rest.label)
  return (
    <div data-field={name}>
      <MoneyField
        {...rest}
        cents={value}
        onChange={set}
        error={wordsOf(problem, missing)}
        unreadable={missing ?? t('invalid')}
      />
    </div>
  )
}

type ChoiceProps<Value extends string> = Named & {
  options: readonly { value: Value; label: string }[]
  hint?: ReactNode
  isLabelHidden?: boolean
}

/** A native select; the empty option is null. */
export function FormSelect<Value extends string>({ name, missing, ...rest }: ChoiceProps<Value>) {
  const { value, set, problem } = useField<Value | null>(name, rest.label)
  return (
    <div data-field={name}>
      <SelectField<string>
        {...rest}
        value={value ?? ''}
        onChange={(chosen) => set((chosen || null) as Value | null)}
      />
      <FieldProblem problem={problem} missing={missing} />
    </div>
  )
}

/** A choice among a few visible options. */
export function FormChoice<Value extends string>({ name, missing, hint, ...rest }: ChoiceProps<Value>) {
  const { value, set, problem } = useField<Value | null>(name, rest.label)
  return (
    <div data-field={name}>
      <ChoiceField {...rest} value={value} onChange={set} />
      {hint}
      <FieldProblem problem={problem} missing={missing} />
    </div>
  )
}

export function FormCheckbox({ name, label, className }: Named & { className?: string }) {
  const { value, set } = useField<boolean>(name, label)
  return (
    <div data-field={name}>
      <Checkbox label={label} isSelected={value} onChange={set} {...(className && { className })} />
    </div>
  )
}

type ProblemProps = { problem: Problem | undefined; missing?: string | undefined }

/** Below a control that has no place of its own for it. */
function FieldProblem({ problem, missing }: ProblemProps) {
  const words = wordsOf(problem, missing)
  return words ? (
    <p role="alert" className="text-danger pt-1 text-sm font-medium">
      {words}
    </p>
  ) : null
}

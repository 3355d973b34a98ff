import { type Analysis, parametersOf } from '@haverhof/domain/laboratory'
import { type ClipboardEvent, type KeyboardEvent, useId } from 'react'
import { useFormats } from '../../platform/formats'
import { controlLook } from '../../ui/control-look'
import { useField, useFormAround } from '../../ui/form/use-form'
import { figuresIn } from './read-figure'
import type { SampleType } from './sample'
import { type Texts, isScannedBag, valueField } from './use-values'

type Props = {
  kind: { analysis: Analysis; sampleType: SampleType }
  parameter: ReturnType<typeof parametersOf>[number]
  labelledBy: string
  isFirst: boolean
  onScan: (code: string) => void
}

/** Space, Enter and the arrows go on to the next value; a bag that is scanned here opens its own sample. */
export function ValueInput({ kind, parameter, labelledBy, isFirst, onScan }: Props) {
  const { number } = useFormats()
  const id = useId()
  const { code, limits } = parameter
  const name = valueField(code)
  const { value: typed, set, problem } = useField<string>(name, code)
  const form = useFormAround()
  const onKeyDown = (press: KeyboardEvent<HTMLInputElement>) => {
    if (press.ctrlKey || press.metaKey) return
    const isScan = press.key === 'Enter' && isScannedBag(typed)
    const step = steps[press.key]
    if (!isScan && step === undefined) return
    press.preventDefault()
    if (isScan) onScan(typed)
    else goOn(press.currentTarget, step ?? 0)
  }
  const onPaste = (paste: ClipboardEvent) => {
    const figures = figuresIn(paste.clipboardData.getData('text'))
    if (figures.length < 2) return
    paste.preventDefault()
    const { texts } = form.store.read().values as { texts: Texts }
    form.set('texts', { ...texts, ...rowFrom(kind, code, figures) })
  }
  return (
    <div data-field={name}>
      <input
        aria-labelledby={labelledBy}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        inputMode="decimal"
        autoComplete="off"
        data-value={code}
        placeholder={`${number(limits.min)} – ${number(limits.max)}`}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the sample was opened to enter values
        autoFocus={isFirst}
        value={typed}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => set(event.target.value)}
        onPaste={onPaste}
        onKeyDown={onKeyDown}
        className={`${controlLook} min-h-10 text-right`}
      />
      {problem ? (
        <p id={id} className="text-danger pt-0.5 text-sm">
          {problem.words}
        </p>
      ) : null}
    </div>
  )
}

/** A pasted row fills this value and those after it. */
function rowFrom({ analysis, sampleType }: Props['kind'], code: string, figures: readonly string[]): Texts {
  const codes = parametersOf(analysis, sampleType).map((parameter) => parameter.code)
  const first = codes.indexOf(code)
  return Object.fromEntries(
    codes.slice(first, first + figures.length).map((each, at) => [each, figures[at] ?? '']),
  )
}

const steps: Readonly<Record<string, number>> = { ' ': 1, Enter: 1, ArrowDown: 1, ArrowUp: -1 }

function goOn(input: HTMLInputElement, step: number): void {
  const all = [...(input.closest('table')?.querySelectorAll<HTMLInputElement>('[data-value]') ?? [])]
  all[all.indexOf(input) + step]?.focus()
}

import { type KeyboardEvent, useId } from 'react'
import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { controlLook } from '../../ui/control-look'
import { figuresIn } from './read-figure'
import { type Values, isScannedBag } from './use-values'

type Props = {
  parameter: Values['parameters'][number]
  values: Values
  labelledBy: string
  isFirst: boolean
  isTried: boolean
  onScan: (code: string) => void
}

/** Space, Enter and the arrows go on to the next value; a bag that is scanned here opens its own sample. */
export function ValueInput({ parameter, values, labelledBy, isFirst, isTried, onScan }: Props) {
  const t = useTranslations('office-laboratory')
  const { number } = useFormats()
  const id = useId()
  const { code, limits } = parameter
  const typed = values.texts[code] ?? ''
  const problem = values.problems.get(code)
  const isTold = problem !== undefined && (isTried || problem.reason !== 'missing')
  const range = { min: number(limits.min), max: number(limits.max) }
  const onKeyDown = (press: KeyboardEvent<HTMLInputElement>) => {
    if (press.ctrlKey || press.metaKey) return
    const isScan = press.key === 'Enter' && isScannedBag(typed)
    const step = steps[press.key]
    if (!isScan && step === undefined) return
    press.preventDefault()
    if (isScan) onScan(typed)
    else goOn(press.currentTarget, step ?? 0)
  }
  return (
    <div>
      <input
        aria-labelledby={labelledBy}
        aria-invalid={isTold || undefined}
        aria-describedby={isTold ? id : undefined}
        inputMode="decimal"
        autoComplete="off"
        data-value={code}
        placeholder={`${range.min} – ${range.max}`}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- somebody opened the sample to enter values
        autoFocus={isFirst}
        value={typed}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => values.write(code, [event.target.value])}
        onPaste={(event) => {
          const figures = figuresIn(event.clipboardData.getData('text'))
          if (figures.length < 2) return
          event.preventDefault()
          values.write(code, figures)
        }}
        onKeyDown={onKeyDown}
        className={`${controlLook} min-h-10 text-right`}
      />
      {isTold ? (
        <p id={id} className="text-danger pt-0.5 text-sm">
          {t(`problems.${problem.reason}`, range)}
        </p>
      ) : null}
    </div>
  )
}

const steps: Readonly<Record<string, number>> = { ' ': 1, Enter: 1, ArrowDown: 1, ArrowUp: -1 }

function goOn(input: HTMLInputElement, step: number): void {
  const all = [...(input.closest('table')?.querySelectorAll<HTMLInputElement>('[data-value]') ?? [])]
  all[all.indexOf(input) + step]?.focus()
}

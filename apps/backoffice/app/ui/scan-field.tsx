import { useRef, useState } from 'react'
import { controlLook } from './control-look'
import { FormFrame } from './form/form-frame'
import { Icon } from './icon'
import { useStrayKeys } from './use-stray-keys'

type Props = {
  label: string
  /** A code that was scanned, or typed and ended with Enter. */
  onScan: (code: string) => void
  /** The problem of the last scan; announced, with a beep. */
  problem?: string | null
  /** What the last scan did. */
  said?: string | null
  className?: string
}

/**
 * Takes what a barcode scanner types. Letters and digits that are typed anywhere outside of another field land here,
 * so the packer scans without focusing it.
 */
export function ScanField({ label, onScan, problem = null, said = null, className = '' }: Props) {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useStrayKeys(() => field.current)
  return (
    <div className={`grid gap-2 ${className}`}>
      <FormFrame
        className="relative"
        onSubmit={() => {
          const code = typed.trim()
          setTyped('')
          if (code) onScan(code)
        }}
      >
        <span className="text-muted pointer-events-none absolute inset-y-0 left-3 grid place-items-center">
          <Icon name="search" size={20} />
        </span>
        <input
          ref={field}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the scanner types here
          autoFocus
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className={`${controlLook} min-h-12! pl-10! text-lg`}
        />
      </FormFrame>
      {problem ? (
        <p
          role="alert"
          className="bg-danger text-surface rounded-card flex items-center gap-3 px-4 py-3 text-xl font-semibold"
        >
          <Icon name="warning" size={26} />
          {problem}
        </p>
      ) : (
        <output className="text-success min-h-6 text-lg font-medium">{said}</output>
      )}
    </div>
  )
}

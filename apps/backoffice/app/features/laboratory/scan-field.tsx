import { useRef, useState } from 'react'
import { useTranslations } from '#texts'
import { useShortcuts } from '../../platform/shortcuts'
import { controlLook } from '../../ui/control-look'
import { FormFrame } from '../../ui/form/form-frame'

type Props = { onScan: (code: string) => void; error?: string | undefined; isFocused?: boolean }

/** Where a scanner types (LABORATORY-64). The letter S, with which every code begins, leads here from anywhere on the screen. */
export function ScanField({ onScan, error, isFocused = false }: Props) {
  const t = useTranslations('office-laboratory')
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const begin = (text: string) => () => {
    setTyped(text)
    input.current?.focus()
  }
  useShortcuts({ s: begin('S'), S: begin('S'), '/': begin('') })
  const scan = () => {
    if (typed.trim()) onScan(typed.trim())
    setTyped('')
  }
  return (
    <FormFrame onSubmit={scan} className="w-96 max-w-full">
      <input
        ref={input}
        aria-label={t('scan')}
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={error ? 'scan-problem' : undefined}
        placeholder={t('scan')}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the scanner types into what has the focus
        autoFocus={isFocused}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className={`${controlLook} min-h-11 text-lg`}
      />
      {error ? (
        <p id="scan-problem" role="alert" className="text-danger pt-1">
          {error}
        </p>
      ) : null}
    </FormFrame>
  )
}

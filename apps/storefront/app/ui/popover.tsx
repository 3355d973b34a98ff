import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

type Props = {
  /** What the button shows. */
  label: ReactNode
  buttonClassName?: string
  panelClassName?: string
  /** `aria-label` for a button that shows no words. */
  buttonLabel?: string
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A button and a panel below it that closes on Escape, on a click elsewhere and when the focus leaves. */
export function Popover({ label, buttonClassName = '', panelClassName = '', buttonLabel, children }: Props) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  const close = () => setOpen(false)
  useCloseOutside(root, open, close)
  return (
    <div ref={root} className="relative">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={buttonLabel}
        onClick={() => setOpen(!open)}
        className={buttonClassName}
      >
        {label}
      </button>
      <div
        id={id}
        hidden={!open}
        className={`border-line bg-surface rounded-card absolute top-full z-30 mt-2 border shadow-lg ${panelClassName}`}
      >
        {typeof children === 'function' ? open && children(close) : children}
      </div>
    </div>
  )
}

/** Escape gives the focus back to the first button inside; leaving by mouse or Tab does not. */
export function useCloseOutside(
  root: React.RefObject<HTMLElement | null>,
  open: boolean,
  close: () => void,
): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!open) return undefined
    const leave = (happening: Event) => {
      if (happening.target instanceof Node && !root.current?.contains(happening.target)) latest.current()
    }
    const escape = (key: KeyboardEvent) => {
      if (key.key !== 'Escape') return
      latest.current()
      root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', escape)
    }
  }, [root, open])
}

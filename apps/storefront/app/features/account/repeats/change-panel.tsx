import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { Icon } from '../../../ui/icon'

const PanelClose = createContext<() => void>(() => undefined)

/** Closes the panel around a form, and gives the focus back to its title. */
export function useClosePanel(): () => void {
  return useContext(PanelClose)
}

/** A folded form; what it holds is drawn while it is open. */
export function ChangePanel({ title, children }: { title: string; children: ReactNode }) {
  const panel = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => {
    if (!panel.current) return
    panel.current.open = false
    panel.current.querySelector('summary')?.focus()
  }, [])
  return (
    <details ref={panel} onToggle={(event) => setIsOpen(event.currentTarget.open)} className="group">
      <summary className="text-brand inline-flex min-h-11 list-none items-center gap-2 font-medium underline decoration-1 underline-offset-4 hover:decoration-2 [&::-webkit-details-marker]:hidden">
        {title}
        <Icon
          name="chevron-down"
          size={18}
          className="transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      {isOpen ? (
        <PanelClose value={close}>
          <div className="bg-surface border-line rounded-card mt-2 border p-4 sm:p-5">{children}</div>
        </PanelClose>
      ) : null}
    </details>
  )
}

import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './icon'

type Props = {
  open: boolean
  /** Called for Escape, the cross and a click beside the dialog. */
  onClose: () => void
  title: ReactNode
  /** Label of the cross for screen readers. */
  closeLabel: string
  /** `side` fills the height at the edge of the window, `full` the whole window on small screens. */
  shape?: keyof typeof shapes
  children: ReactNode
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode
}

const shapes = {
  centre: 'm-auto w-[min(64rem,calc(100vw-3.2rem))] max-h-[calc(100dvh-3.2rem)] rounded-card',
  side: 'm-0 ml-auto h-dvh max-h-none w-[min(48rem,100vw)] max-w-none',
  start: 'm-0 mr-auto h-dvh max-h-none w-[min(44rem,100vw)] max-w-none',
  full: 'm-0 h-dvh max-h-none w-screen max-w-none sm:m-auto sm:h-fit sm:max-h-[calc(100dvh-3.2rem)] sm:w-[min(72rem,calc(100vw-3.2rem))] sm:rounded-card',
} as const

/** The browser's own modal dialog: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ open, onClose, title, closeLabel, shape = 'centre', children, footer }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useModal(dialog, open)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does the same
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeOnBackdrop}
      className={`bg-ground text-ink flex-col overflow-hidden p-0 shadow-xl backdrop:bg-ink/45 open:flex ${shapes[shape]}`}
    >
      {open ? (
        <>
          <div className="border-line flex items-center justify-between gap-4 border-b py-3 pr-3 pl-6">
            <h2 id={titleId} className="text-xl">
              {title}
            </h2>
            <button
              type="button"
              onClick={() => dialog.current?.close()}
              className="hover:bg-sunken rounded-control grid size-11 place-items-center"
            >
              <Icon name="close" label={closeLabel} />
            </button>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 py-5">{children}</div>
          {footer ? <div className="border-line bg-ground border-t px-6 py-4">{footer}</div> : null}
        </>
      ) : null}
    </dialog>
  )
}

function useModal(dialog: React.RefObject<HTMLDialogElement | null>, open: boolean): void {
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) {
      opener.current = document.activeElement
      element.showModal()
    }
    if (!open && element.open) element.close()
    if (!open && opener.current instanceof HTMLElement) {
      // The element may have been removed with its page.
      if (opener.current.isConnected) opener.current.focus({ preventScroll: true })
      opener.current = null
    }
  }, [dialog, open])
}

/** The dialog itself is hit only where none of its content is: on the backdrop. */
function closeOnBackdrop(click: MouseEvent<HTMLDialogElement>): void {
  const dialog = click.currentTarget
  if (click.target !== dialog) return
  const box = dialog.getBoundingClientRect()
  const inside =
    click.clientX >= box.left &&
    click.clientX <= box.right &&
    click.clientY >= box.top &&
    click.clientY <= box.bottom
  if (!inside) dialog.close()
}

import type { ReactNode } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useTranslations } from '#texts'
import { Button, IconButton } from './button'

type Props = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Stays at the bottom; the first is the one thing to do. */
  actions?: ReactNode
  size?: keyof typeof sizes
  role?: 'dialog' | 'alertdialog'
}

const sizes = { small: 'max-w-md', medium: 'max-w-2xl', large: 'max-w-4xl' } as const

/** A modal dialog: traps the focus, closes with Esc, restores the focus. */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  actions,
  size = 'small',
  role = 'dialog',
}: Props) {
  const t = useTranslations('office-shell')
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => (open ? undefined : onClose())}
      isDismissable={role === 'dialog'}
      className="bg-shade fixed inset-0 z-50 grid grid-rows-[minmax(0,1fr)] place-items-center p-4"
      data-office-modal=""
    >
      <Modal className={`bg-surface rounded-card flex max-h-full w-full flex-col shadow-xl ${sizes[size]}`}>
        <AriaDialog role={role} className="flex min-h-0 flex-1 flex-col outline-none">
          <div className="border-line flex items-center justify-between gap-4 border-b py-2 pr-2 pl-5">
            <Heading slot="title" className="text-lg">
              {title}
            </Heading>
            <IconButton icon="close" label={t('close')} onPress={onClose} />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">{children}</div>
          {actions ? (
            <div className="border-line flex flex-row-reverse flex-wrap gap-2 border-t px-5 py-3">
              {actions}
            </div>
          ) : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

type ConfirmProps = Omit<Props, 'actions' | 'role'> & {
  confirm: string
  onConfirm: () => void
  isPending?: boolean
  isDangerous?: boolean
}

/** Confirms an irreversible action; Enter confirms. */
export function ConfirmDialog({
  confirm,
  onConfirm,
  isPending = false,
  isDangerous = false,
  ...rest
}: ConfirmProps) {
  const t = useTranslations('office-shell')
  const actions = (
    <>
      <Button look={isDangerous ? 'danger' : 'primary'} autoFocus isPending={isPending} onPress={onConfirm}>
        {confirm}
      </Button>
      <Button onPress={rest.onClose}>{t('cancel')}</Button>
    </>
  )
  return <Dialog {...rest} role="alertdialog" actions={actions} />
}

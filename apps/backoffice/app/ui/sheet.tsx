import { type ReactNode, useId } from 'react'
import { useShortcuts } from '../platform/shortcuts'
import { useTranslations } from '#texts'
import { IconButton } from './button'

type Props = { title: ReactNode; onClose: () => void; children: ReactNode; footer?: ReactNode }

/** Beside the list, which stays and can be worked on: Esc closes it, j and k go on. */
export function Sheet({ title, onClose, children, footer }: Props) {
  const t = useTranslations('office-shell')
  const id = useId()
  useShortcuts({ Escape: onClose }, { moves: { Escape: t('help.list.close') } })
  return (
    <section
      aria-labelledby={id}
      className="border-line bg-surface sticky top-12 flex h-[calc(100dvh-3rem)] w-[26rem] shrink-0 flex-col border-l 2xl:w-[32rem]"
    >
      <div className="border-line flex items-center justify-between gap-2 border-b py-2 pr-2 pl-4">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <IconButton icon="close" label={t('close')} onPress={onClose} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by keys */}
      <div tabIndex={0} className="min-h-0 flex-1 overflow-y-auto px-4 py-4">
        {children}
      </div>
      {footer ? <div className="border-line flex flex-wrap gap-2 border-t px-4 py-3">{footer}</div> : null}
    </section>
  )
}

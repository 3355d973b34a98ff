import { useTranslations } from '#texts'
import { useShortcuts } from '../platform/shortcuts'
import { showToast } from '../platform/toasts'
import { Button } from './button'
import { KeyHint } from './key-hint'
import { LeaveGuard } from './leave-guard'

type Props = {
  /** The bar is visible while something is changed. */
  isChanged: boolean
  /** What saving is called here. */
  save: string
  onSave: () => void
  /** Resets the form, and returns how to restore it. */
  onDiscard: () => () => void
  isPending: boolean
  /** Within a card it is below the field; else at the bottom of the window for as long as the form is longer. */
  isInCard?: boolean
}

const looks = {
  card: '',
  page: 'bg-surface border-line-strong rounded-card sticky bottom-3 z-10 border px-3 py-2 shadow-lg',
}

/**
 * What has been entered is saved (Ctrl S, Ctrl Enter) or discarded, which can be taken back, and is not lost by leaving
 * (OFFICE-8).
 */
export function SaveBar({ isChanged, save, onSave, onDiscard, isPending, isInCard = false }: Props) {
  const t = useTranslations('office-shell')
  const keep = () => (isChanged && !isPending ? onSave() : undefined)
  const discard = () => showToast({ text: t('draft.discarded'), undo: onDiscard() })
  const size = isInCard ? '' : 'min-h-11 px-5'
  useShortcuts({ 'Ctrl+s': keep, 'Ctrl+Enter': keep }, { actions: isChanged ? { 'Ctrl+s': save } : {} })
  return (
    <>
      <LeaveGuard isChanged={isChanged} isPending={isPending} />
      {isChanged ? (
        <section
          aria-label={t('draft.unsaved')}
          className={`flex flex-row-reverse flex-wrap items-center gap-2 ${looks[isInCard ? 'card' : 'page']}`}
        >
          <Button look="primary" className={size} isPending={isPending} onPress={keep}>
            {save} <KeyHint keys="Ctrl S" />
          </Button>
          <Button className={size} isDisabled={isPending} onPress={discard}>
            {t('draft.discard')}
          </Button>
          {isInCard ? null : <p className="text-muted flex-1 whitespace-nowrap">{t('draft.unsaved')}</p>}
        </section>
      ) : null}
    </>
  )
}

import type { ReasonCode, ReasonList, ToldReason } from '@haverhof/domain/shared'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslations } from '#texts'
import { Button } from './button'
import { Dialog } from './dialog'
import { type ReasonDraft, type Reader, ReasonFields, toldOf, useReasonProblem } from './reason-fields'

type Props<List extends ReasonList> = {
  title: string
  confirm: string
  list: List
  legend: string
  readers: readonly Reader[]
  /** Chosen already: Enter is enough. Without it only the button confirms. */
  likely?: ReasonCode<List>
  lead?: ReactNode
  isPending?: boolean
  onConfirm: (told: ToldReason<List>) => void
  onClose: () => void
}

/** REASONS-1: a decision that somebody is told the reason of. */
export function ReasonDialog<List extends ReasonList>(props: Props<List>) {
  const { title, confirm, list, legend, readers, likely, lead, isPending = false, onConfirm, onClose } = props
  const t = useTranslations('office-moderation')
  const form = useId()
  const [draft, setDraft] = useState<ReasonDraft<List>>({ reason: likely ?? null, ownWords: {} })
  const why = useReasonProblem()(draft)
  const decide = () => {
    if (why === null && draft.reason !== null && !isPending) onConfirm(toldOf(draft.reason, draft))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (likely !== undefined) decide()
  }
  const press = likely === undefined ? { onPress: decide } : { type: 'submit' as const, form }
  const actions = (
    <>
      <Button look="danger" why={why} isPending={isPending} {...press}>
        {confirm}
      </Button>
      <Button onPress={onClose}>{t('back')}</Button>
    </>
  )
  return (
    <Dialog isOpen onClose={onClose} title={title} actions={actions} size={likely ? 'small' : 'medium'}>
      <form id={form} onSubmit={submit} className="grid gap-4">
        {lead}
        <ReasonFields
          {...{ list, legend, draft, readers }}
          onChange={setDraft}
          isLong={likely === undefined}
          isFocused
        />
      </form>
    </Dialog>
  )
}

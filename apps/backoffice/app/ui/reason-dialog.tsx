import type { ReasonCode, ReasonList, ToldReason } from '@haverhof/domain/shared'
import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { Button } from './button'
import { Dialog } from './dialog'
import { Form, SubmitButton } from './form/form'
import { useForm } from './form/use-form'
import { type Reader, ReasonFields, reasonStart, toldOf, useReasonProblems } from './reason-fields'

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
  onConfirm: (reason: ToldReason<List>) => void
  onClose: () => void
}

/** A decision whose reason goes to a reader (REASONS-1). */
export function ReasonDialog<List extends ReasonList>(props: Props<List>) {
  const { title, confirm, list, legend, readers, likely, lead, isPending = false, onConfirm, onClose } = props
  const t = useTranslations('office-moderation')
  const form = useForm({
    start: reasonStart<List>(likely ?? null),
    problemsOf: useReasonProblems(readers),
    isPending,
    send: async (draft) => {
      if (draft.reason !== null) onConfirm(toldOf(draft.reason, draft))
    },
  })
  const actions = (
    <>
      {likely === undefined ? (
        <Button look="danger" isPending={isPending} onPress={form.submit}>
          {confirm}
        </Button>
      ) : (
        <SubmitButton form={form} look="danger">
          {confirm}
        </SubmitButton>
      )}
      <Button onPress={onClose}>{t('back')}</Button>
    </>
  )
  return (
    <Dialog isOpen onClose={onClose} title={title} actions={actions} size={likely ? 'small' : 'medium'}>
      <Form form={form} isSentByButton={likely === undefined} className="grid gap-4">
        {lead}
        <ReasonFields {...{ list, legend, readers }} isLong={likely === undefined} isFocused />
      </Form>
    </Dialog>
  )
}

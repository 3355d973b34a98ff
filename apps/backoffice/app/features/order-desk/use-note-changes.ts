import { useTranslations } from '#texts'
import { type StaffSchemas, api, read } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'

type Note = StaffSchemas['OrderNote']
type Words = { words: string; isBack?: boolean }

/** ORDERS-24: a note is written or taken away, and either can be taken back from its message. */
export function useNoteChanges(orderId: number, added?: () => void) {
  const t = useTranslations('office-desk')
  const renews = [['orders', 'notes', orderId]]
  const add = useChange<Words, Note>({
    run: ({ words }, sent) => {
      const params = { path: { id: orderId } }
      return read(api.POST('/staff-api/v1/orders/{id}/notes', { params, body: { words }, ...sent }))
    },
    renews,
    done: (note, { isBack = false }) => {
      showToast({
        text: t('notes.added'),
        ...(!isBack && { undo: () => remove.mutate({ note, isBack: true }) }),
      })
      if (!isBack) added?.()
    },
  })
  const remove = useChange<{ note: Note; isBack?: boolean }>({
    run: ({ note: { orderNoteId: noteId } }, sent) => {
      const params = { path: { id: orderId, noteId } }
      return read(api.DELETE('/staff-api/v1/orders/{id}/notes/{noteId}', { params, ...sent }))
    },
    renews,
    done: (_, { note: { words }, isBack = false }) => {
      const undo = () => add.mutate({ words, isBack: true })
      showToast({ text: t('notes.removed'), ...(!isBack && { undo }) })
    },
  })
  return { add, remove }
}

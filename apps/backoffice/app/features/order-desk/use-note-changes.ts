import { useTranslations } from '#texts'
import { type StaffSchemas, api, read } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { type Sent, useChange } from '../../platform/use-change'

type Note = StaffSchemas['OrderNote']
type Words = { words: string }

function useNoteCalls(orderId: number) {
  const order = { id: orderId }
  return {
    renews: [['orders', 'notes', orderId]],
    add: (body: Words, sent: Sent) =>
      read(api.POST('/staff-api/v1/orders/{id}/notes', { params: { path: order }, body, ...sent })),
    remove: ({ orderNoteId: noteId }: Note, sent: Sent) => {
      const params = { path: { ...order, noteId } }
      return read(api.DELETE('/staff-api/v1/orders/{id}/notes/{noteId}', { params, ...sent }))
    },
  }
}

/** A note is written, and can be taken away from its message (ORDERS-24). */
export function useNewNote(orderId: number) {
  const t = useTranslations('office-desk')
  const { renews, add, remove } = useNoteCalls(orderId)
  const removing = useChange<Note>({
    run: remove,
    renews,
    done: () => showToast({ text: t('notes.removed') }),
  })
  return {
    send: add,
    renews,
    done: (note: Note) => showToast({ text: t('notes.added'), undo: () => removing.mutate(note) }),
  }
}

/** A note is taken away, and can be brought back from its message (ORDERS-24). */
export function useNoteRemoval(orderId: number) {
  const t = useTranslations('office-desk')
  const { renews, add, remove } = useNoteCalls(orderId)
  const adding = useChange<Words, Note>({
    run: add,
    renews,
    done: () => showToast({ text: t('notes.added') }),
  })
  return useChange<Note>({
    run: remove,
    renews,
    done: (_, { words }) => showToast({ text: t('notes.removed'), undo: () => adding.mutate({ words }) }),
  })
}

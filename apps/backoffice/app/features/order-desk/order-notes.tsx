import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { useCan } from '../../platform/session'
import { IconButton } from '../../ui/button'
import { Card } from '../../ui/page-frame'
import { Failed } from '../../ui/states'
import { NewNote } from './new-note'
import { useNoteRemoval } from './use-note-changes'

type Props = { orderId: number; siteId: number }

/** What staff tell each other about an order; who may not change it reads it alone (ORDERS-24). */
export function OrderNotes({ orderId, siteId }: Props) {
  const t = useTranslations('office-desk')
  const mayChange = useCan()('orders.change', siteId)
  return (
    <Card title={t('notes.title')}>
      {mayChange ? <NewNote orderId={orderId} /> : null}
      <Notes orderId={orderId} mayChange={mayChange} />
    </Card>
  )
}

function Notes({ orderId, mayChange }: { orderId: number; mayChange: boolean }) {
  const t = useTranslations('office-desk')
  const { moment } = useFormats()
  const remove = useNoteRemoval(orderId)
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'notes', orderId],
    queryFn: ({ signal }) =>
      read(api.GET('/staff-api/v1/orders/{id}/notes', { params: { path: { id: orderId } }, signal })),
  })
  if (error) return <Failed error={error} retry={() => void refetch()} />
  if (!data) return null
  if (data.items.length === 0) return <p className="text-muted text-sm">{t('notes.none')}</p>
  return (
    <ul className="grid gap-3">
      {data.items.map((note) => (
        <li key={note.orderNoteId} className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <p className="whitespace-pre-wrap">
              <bdi>{note.words}</bdi>
            </p>
            <p className="text-muted text-sm">
              {t('notes.by', { name: note.madeByName ?? note.madeBy, moment: moment(note.at) })}
            </p>
          </div>
          {note.isOwn && mayChange ? (
            <IconButton icon="trash" label={t('notes.remove')} onPress={() => remove.mutate(note)} />
          ) : null}
        </li>
      ))}
    </ul>
  )
}

import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useFormats } from '../../platform/formats'
import { useCan } from '../../platform/session'
import { useShortcuts } from '../../platform/shortcuts'
import { useChange } from '../../platform/use-change'
import { Button } from '../../ui/button'
import { Card } from '../../ui/page-frame'
import { Failed } from '../../ui/states'
import { TextField } from '../../ui/text-field'

type Props = { orderId: number; siteId: number }

/** ORDERS-24: what staff tell each other about an order; `n` begins a note, Ctrl Enter keeps it. */
export function OrderNotes({ orderId, siteId }: Props) {
  const t = useTranslations('office-desk')
  const can = useCan()
  if (!can('orders.change', siteId)) return null
  return (
    <Card title={t('notes.title')}>
      <NewNote orderId={orderId} />
      <Notes orderId={orderId} />
    </Card>
  )
}

function NewNote({ orderId }: { orderId: number }) {
  const t = useTranslations('office-desk')
  const form = useRef<HTMLFormElement>(null)
  const [words, setWords] = useState('')
  const adding = useChange<string>({
    run: (text, sent) => {
      const params = { path: { id: orderId } }
      return read(api.POST('/staff-api/v1/orders/{id}/notes', { params, body: { words: text }, ...sent }))
    },
    renews: [['orders', 'notes', orderId]],
    done: () => setWords(''),
  })
  const add = () => (words.trim() && !adding.isPending ? adding.mutate(words.trim()) : undefined)
  const begin = () => form.current?.querySelector('textarea')?.focus()
  useShortcuts({ n: begin }, { actions: { n: t('notes.title') } })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add()
  }
  return (
    <form ref={form} onSubmit={submit} className="grid gap-2 pb-3">
      <TextField
        label={t('notes.label')}
        isLabelHidden
        rows={2}
        value={words}
        onChange={setWords}
        maxLength={2000}
        placeholder={t('notes.placeholder')}
        onKeyDown={(press) => (press.key === 'Enter' && (press.ctrlKey || press.metaKey) ? add() : undefined)}
      />
      {words.trim() ? (
        <div>
          <Button type="submit" isPending={adding.isPending}>
            {t('notes.add')}
          </Button>
        </div>
      ) : null}
    </form>
  )
}

function Notes({ orderId }: { orderId: number }) {
  const t = useTranslations('office-desk')
  const { moment } = useFormats()
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
      {data.items.map(({ orderNoteId, words, madeBy, at }) => (
        <li key={orderNoteId}>
          <p className="whitespace-pre-wrap">{words}</p>
          <p className="text-muted text-sm">{t('notes.by', { name: madeBy, moment: moment(at) })}</p>
        </li>
      ))}
    </ul>
  )
}

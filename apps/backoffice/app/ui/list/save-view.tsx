import { type FormEvent, useState } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { Button } from '../button'
import { Checkbox } from '../checkbox'
import { Dialog } from '../dialog'
import { Icon } from '../icon'
import { TextField } from '../text-field'
import type { FilterValues } from './list-types'
import type { KeptList, SavedView } from './use-saved-views'

const look = 'text-muted hover:text-ink inline-flex items-center gap-1.5 px-3 py-2 whitespace-nowrap'

type Props = { list: KeptList; filters: FilterValues; onSaved: (viewId: number) => void }

/** OFFICE-5: keeps the filters that are set under a name. */
export function SaveView({ list, filters, onSaved }: Props) {
  const t = useTranslations('office-shell')
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const saving = useChange({
    run: (_: void, sent) => {
      const body = { list, name: name.trim(), filters, isShared }
      return read(api.POST('/staff-api/v1/views', { body, ...sent }))
    },
    renews: [['views', list]],
    done: ({ viewId }) => {
      showToast({ text: t('views.saved', { name: name.trim() }) })
      setOpen(false)
      setName('')
      onSaved(viewId)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim()) saving.mutate()
  }
  return (
    <>
      <button type="button" className={look} onClick={() => setOpen(true)}>
        <Icon name="plus" size={14} />
        {t('views.save')}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('views.save')}>
        <form onSubmit={submit} className="grid gap-4">
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- somebody just asked for it */}
          <TextField label={t('views.name')} value={name} onChange={setName} maxLength={40} autoFocus />
          <Checkbox label={t('views.share')} isSelected={isShared} onChange={setShared} />
          <Button type="submit" look="primary" isPending={saving.isPending}>
            {t('views.save')}
          </Button>
        </form>
      </Dialog>
    </>
  )
}

type RemoveProps = { list: KeptList; view: SavedView; onRemoved: () => void }

/** OFFICE-5: of one's own. What was removed can be brought back for as long as the message stands. */
export function RemoveView({ list, view, onRemoved }: RemoveProps) {
  const t = useTranslations('office-shell')
  const { name, filters, isShared, viewId } = view
  const back = useChange({
    run: (_: void, sent) =>
      read(
        api.POST('/staff-api/v1/views', { body: { list, name, filters: { ...filters }, isShared }, ...sent }),
      ),
    renews: [['views', list]],
  })
  const removing = useChange({
    run: (_: void, sent) =>
      read(api.DELETE('/staff-api/v1/views/{id}', { params: { path: { id: viewId } }, ...sent })),
    renews: [['views', list]],
    done: () => {
      showToast({ text: t('views.removed', { name }), undo: () => back.mutate() })
      onRemoved()
    },
  })
  return (
    <button type="button" className={look} onClick={() => removing.mutate()}>
      <Icon name="close" size={14} />
      {t('views.remove')}
    </button>
  )
}

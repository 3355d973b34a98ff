import { requestRules } from '@haverhof/api-client/staff-rules'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { Dialog } from '../dialog'
import { FormCheckbox, FormText } from '../form/fields'
import { Form, SubmitButton } from '../form/form'
import { useForm } from '../form/use-form'
import { Icon } from '../icon'
import type { FilterValues } from './list-types'
import type { KeptList, SavedView } from './use-saved-views'

const look = 'text-muted hover:text-ink inline-flex items-center gap-1.5 px-3 py-2 whitespace-nowrap'

type Props = { list: KeptList; filters: FilterValues; onSaved: (viewId: number) => void }

/** Keeps the filters that are set under a name (OFFICE-5). */
export function SaveView(props: Props) {
  const t = useTranslations('office-shell')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={look} onClick={() => setOpen(true)}>
        <Icon name="plus" size={14} />
        {t('views.save')}
      </button>
      {isOpen ? <SaveDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function SaveDialog({ list, filters, onSaved, onClose }: Props & { onClose: () => void }) {
  const t = useTranslations('office-shell')
  const form = useForm({
    rules: requestRules['POST /staff-api/v1/views'],
    start: { name: '', isShared: false },
    bodyOf: ({ name, isShared }) => ({ list, name: name.trim(), filters, isShared }),
    send: (body, sent) => read(api.POST('/staff-api/v1/views', { body, ...sent })),
    renews: [['views', list]],
    done: ({ viewId }, { name }) => {
      showToast({ text: t('views.saved', { name }) })
      onClose()
      onSaved(viewId)
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={t('views.save')}>
      <Form form={form} className="grid gap-4">
        <FormText name="name" label={t('views.name')} autoFocus />
        <FormCheckbox name="isShared" label={t('views.share')} />
        <SubmitButton form={form}>{t('views.save')}</SubmitButton>
      </Form>
    </Dialog>
  )
}

type RemoveProps = { list: KeptList; view: SavedView; onRemoved: () => void }

/** Removes an own view, with undo while the message is shown (OFFICE-5). */
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

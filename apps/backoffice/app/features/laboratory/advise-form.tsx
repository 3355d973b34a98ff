import { longestNote } from '@haverhof/domain/laboratory'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { api, read } from '../../platform/api'
import { useShortcuts } from '../../platform/shortcuts'
import { showToast } from '../../platform/toasts'
import { useChange } from '../../platform/use-change'
import { Button } from '../../ui/button'
import { KeyHint } from '../../ui/key-hint'
import { LeaveGuard } from '../../ui/leave-guard'
import { Card } from '../../ui/page-frame'
import { TextField } from '../../ui/text-field'
import type { Sample } from './sample'
import { useNextSample } from './use-sample'

/** LABORATORY-10: the report goes out as it stands beside this, perhaps with a note. */
export function AdviseForm({ sample }: { sample: Sample }) {
  const t = useTranslations('office-laboratory')
  const [note, setNote] = useState('')
  const goOn = useNextSample(sample)
  const change = useChange({
    run: (body: { note: string }, sent) => {
      const params = { path: { id: sample.sampleId } }
      return read(api.POST('/staff-api/v1/samples/{id}/advice', { params, body, ...sent }))
    },
    renews: [['samples']],
    done: () => {
      showToast({ text: t('advised', { code: sample.code }) })
      goOn()
    },
  })
  const isTooLong = note.length > longestNote
  const send = () => {
    if (!isTooLong && !change.isPending) change.mutate({ note })
  }
  useShortcuts({ 'Ctrl+Enter': send })
  return (
    <Card title={t('adviseTitle')}>
      <LeaveGuard isChanged={note !== ''} isPending={change.isPending} />
      <TextField
        label={t('note')}
        hint={t('noteHint', { left: longestNote - note.length })}
        value={note}
        onChange={setNote}
        rows={7}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- somebody opened the sample to advise
        autoFocus
        className="pb-4"
      />
      <Button
        look="primary"
        className="min-h-11 px-5"
        onPress={send}
        isDisabled={isTooLong}
        isPending={change.isPending}
      >
        {t('advise')} <KeyHint keys="Ctrl ⏎" />
      </Button>
    </Card>
  )
}

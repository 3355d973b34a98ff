import { useRef, useState } from 'react'
import { useTranslations } from '#texts'
import { useShortcuts } from '../../platform/shortcuts'
import { SaveBar } from '../../ui/save-bar'
import { TextField } from '../../ui/text-field'
import { useNoteChanges } from './use-note-changes'

/** `n` begins a note, Ctrl Enter keeps it. */
export function NewNote({ orderId }: { orderId: number }) {
  const t = useTranslations('office-desk')
  const frame = useRef<HTMLDivElement>(null)
  const [words, setWords] = useState('')
  const field = () => frame.current?.querySelector('textarea')
  const { add } = useNoteChanges(orderId, () => {
    setWords('')
    // The keys of the page count again.
    field()?.blur()
  })
  const begin = () => field()?.focus()
  useShortcuts({ n: begin }, { actions: { n: t('notes.title') } })
  const discard = () => {
    setWords('')
    return () => setWords(words)
  }
  return (
    <div ref={frame} className="grid gap-2 pb-3">
      <TextField
        label={t('notes.label')}
        isLabelHidden
        rows={2}
        value={words}
        onChange={setWords}
        maxLength={2000}
        placeholder={t('notes.placeholder')}
      />
      <SaveBar
        isChanged={words.trim() !== ''}
        save={t('notes.add')}
        onSave={() => add.mutate({ words: words.trim() })}
        onDiscard={discard}
        isPending={add.isPending}
        isInCard
      />
    </div>
  )
}

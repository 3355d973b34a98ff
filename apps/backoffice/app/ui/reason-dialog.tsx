import { type FormEvent, useId, useState } from 'react'
import { useShortcuts } from '../platform/shortcuts'
import { Button } from './button'
import { Dialog } from './dialog'
import { KeyHint } from './key-hint'
import { TextField } from './text-field'

type Props<Reason extends string> = {
  words: {
    title: string
    lead: string
    ownWords: string
    ownWordsNeeded: string
    submit: string
    back: string
  }
  /** The last one, `other`, asks for words of one's own. */
  reasons: readonly Reason[]
  labelOf: (reason: Reason) => string
  likely: Reason
  isPending?: boolean
  onClose: () => void
  onChoose: (reason: string) => void
}

/** Says no and why. The likely reason is chosen already, so that Enter is enough; each has its digit. */
export function ReasonDialog<Reason extends string>(props: Props<Reason>) {
  const { words, reasons, labelOf, likely, isPending = false, onClose, onChoose } = props
  const form = useId()
  const [reason, setReason] = useState<Reason>(likely)
  const [ownWords, setOwnWords] = useState('')
  const own = ownWords.trim()
  const isWordless = reason === 'other' && own === ''
  useShortcuts(Object.fromEntries(reasons.map((each, place) => [String(place + 1), () => setReason(each)])), {
    inDialog: true,
  })
  const choose = (event: FormEvent) => {
    event.preventDefault()
    if (isWordless || isPending) return
    const label = labelOf(reason)
    onChoose(reason === 'other' ? own : own ? `${label}: ${own}` : label)
  }
  const actions = (
    <>
      <Button type="submit" form={form} look="danger" isDisabled={isWordless} isPending={isPending}>
        {words.submit}
      </Button>
      <Button onPress={onClose}>{words.back}</Button>
    </>
  )
  return (
    <Dialog isOpen onClose={onClose} title={words.title} actions={actions}>
      <form id={form} onSubmit={choose} className="grid gap-4">
        <fieldset>
          <legend className="text-muted pb-2">{words.lead}</legend>
          {reasons.map((each, place) => (
            <label key={each} className="flex min-h-8 items-center gap-2">
              <input
                type="radio"
                name="reason"
                checked={each === reason}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- Enter is enough
                autoFocus={each === likely}
                onChange={() => setReason(each)}
                className="accent-brand size-4"
              />
              <span className="flex-1">{labelOf(each)}</span>
              <KeyHint keys={String(place + 1)} />
            </label>
          ))}
        </fieldset>
        <TextField
          label={words.ownWords}
          hint={isWordless ? words.ownWordsNeeded : undefined}
          value={ownWords}
          onChange={setOwnWords}
          maxLength={400}
        />
      </form>
    </Dialog>
  )
}

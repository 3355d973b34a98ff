import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from '#texts'
import { useShortcuts } from '../../platform/shortcuts'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { KeyHint } from '../../ui/key-hint'
import { TextField } from '../../ui/text-field'
import type { Question } from './question'

const reasons = ['off-topic', 'diagnosis', 'advertising', 'personal', 'insulting', 'other'] as const
type Reason = (typeof reasons)[number]

type Props = {
  question: Question
  onClose: () => void
  onReject: (reason: string) => void
  isPending: boolean
}

/** QUESTIONS-6: a rejection says why. The first reason is chosen already: Enter rejects. */
export function RejectDialog({ question, onClose, onReject, isPending }: Props) {
  const t = useTranslations('office-questions')
  const form = useId()
  const [reason, setReason] = useState<Reason>(reasons[0])
  const [words, setWords] = useState('')
  const isWordless = reason === 'other' && words.trim() === ''
  useShortcuts(Object.fromEntries(reasons.map((each, place) => [String(place + 1), () => setReason(each)])), {
    inDialog: true,
  })
  const reject = (event: FormEvent) => {
    event.preventDefault()
    if (isWordless || isPending) return
    const own = words.trim()
    const label = t(`reasons.${reason}`)
    onReject(reason === 'other' ? own : own ? `${label}: ${own}` : label)
  }
  const isShown = question.state === 'published'
  const actions = (
    <>
      <Button type="submit" form={form} look="danger" isDisabled={isWordless} isPending={isPending}>
        {t(isShown ? 'unpublish' : 'reject')}
      </Button>
      <Button onPress={onClose}>{t('back')}</Button>
    </>
  )
  return (
    <Dialog isOpen onClose={onClose} title={t(isShown ? 'unpublishTitle' : 'rejectTitle')} actions={actions}>
      <form id={form} onSubmit={reject} className="grid gap-4">
        <fieldset>
          <legend className="text-muted pb-2">{t('rejectLead')}</legend>
          {reasons.map((each, place) => (
            <label key={each} className="flex min-h-8 items-center gap-2">
              <input
                type="radio"
                name="reason"
                checked={each === reason}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- Enter rejects
                autoFocus={place === 0}
                onChange={() => setReason(each)}
                className="accent-brand size-4"
              />
              <span className="flex-1">{t(`reasons.${each}`)}</span>
              <KeyHint keys={String(place + 1)} />
            </label>
          ))}
        </fieldset>
        <TextField
          label={t('ownWords')}
          hint={isWordless ? t('ownWordsNeeded') : undefined}
          value={words}
          onChange={setWords}
          maxLength={400}
        />
      </form>
    </Dialog>
  )
}

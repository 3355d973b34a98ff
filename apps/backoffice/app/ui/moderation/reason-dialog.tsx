import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from '#texts'
import { useShortcuts } from '../../platform/shortcuts'
import { Button } from '../button'
import { Dialog } from '../dialog'
import { KeyHint } from '../key-hint'
import { TextField } from '../text-field'

type Reason = 'advertising' | 'personal' | 'insulting' | 'copied' | 'diagnosis' | 'off-topic' | 'other'

type Props = {
  title: string
  confirm: string
  reasons: readonly Reason[]
  /** Chosen already: Enter is enough. */
  likely: Reason
  isPending?: boolean
  onConfirm: (reason: string) => void
  onClose: () => void
}

const longestWords = 400

/** REVIEWS-12, QUESTIONS-6: what is not shown says why: one of some reasons by its number, or own words. */
export function ReasonDialog(props: Props) {
  const { title, confirm, reasons, likely, isPending = false, onConfirm, onClose } = props
  const t = useTranslations('office-moderation')
  const form = useId()
  const [reason, setReason] = useState(likely)
  const [words, setWords] = useState('')
  const isWordless = reason === 'other' && words.trim() === ''
  useShortcuts(Object.fromEntries(reasons.map((each, place) => [String(place + 1), () => setReason(each)])), {
    inDialog: true,
  })
  const decide = (event: FormEvent) => {
    event.preventDefault()
    if (isWordless || isPending) return
    const own = words.trim()
    const label = t(`reasons.${reason}`)
    onConfirm(reason === 'other' ? own : own ? `${label}: ${own}` : label)
  }
  const actions = (
    <>
      <Button type="submit" form={form} look="danger" isDisabled={isWordless} isPending={isPending}>
        {confirm}
      </Button>
      <Button onPress={onClose}>{t('back')}</Button>
    </>
  )
  return (
    <Dialog isOpen onClose={onClose} title={title} actions={actions}>
      <form id={form} onSubmit={decide} className="grid gap-4">
        <fieldset>
          <legend className="text-muted pb-2">{t('whyNotShown')}</legend>
          {reasons.map((each, place) => (
            <label key={each} className="flex min-h-8 items-center gap-2">
              <input
                type="radio"
                name="reason"
                checked={each === reason}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- Enter decides
                autoFocus={each === likely}
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
          maxLength={longestWords}
        />
      </form>
    </Dialog>
  )
}

import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from '#texts'
import { useShortcuts } from '../../platform/shortcuts'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { KeyHint } from '../../ui/key-hint'
import { TextField } from '../../ui/text-field'
import { type RefusalReason, refusalReasons, suggestedReason } from './refusal-reasons'
import type { Review } from './review'

type Props = { review: Review; onClose: () => void; onRefuse: (reason: string) => void }

/** REVIEWS-12: a refusal says why. The likely reason is chosen already: Enter refuses. */
export function RefuseDialog({ review, onClose, onRefuse }: Props) {
  const t = useTranslations('office-reviews')
  const form = useId()
  const [reason, setReason] = useState<RefusalReason>(suggestedReason(review.concerns))
  const [words, setWords] = useState('')
  const isWordless = reason === 'other' && words.trim() === ''
  useShortcuts(
    Object.fromEntries(refusalReasons.map((each, place) => [String(place + 1), () => setReason(each)])),
    { inDialog: true },
  )
  const refuse = (event: FormEvent) => {
    event.preventDefault()
    if (isWordless) return
    const own = words.trim()
    const label = t(`reasons.${reason}`)
    onRefuse(reason === 'other' ? own : own ? `${label}: ${own}` : label)
  }
  const actions = (
    <>
      <Button type="submit" form={form} look="danger" isDisabled={isWordless}>
        {t('refuse')}
      </Button>
      <Button onPress={onClose}>{t('back')}</Button>
    </>
  )
  return (
    <Dialog isOpen onClose={onClose} title={t('refuseTitle')} actions={actions}>
      <form id={form} onSubmit={refuse} className="grid gap-4">
        <fieldset>
          <legend className="text-muted pb-2">{t('refuseLead')}</legend>
          {refusalReasons.map((each, place) => (
            <label key={each} className="flex min-h-8 items-center gap-2">
              <input
                type="radio"
                name="reason"
                checked={each === reason}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- Enter refuses
                autoFocus={each === suggestedReason(review.concerns)}
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

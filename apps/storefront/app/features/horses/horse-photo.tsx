import { horseCalls } from '@haverhof/api-client/horses'
import { useState } from 'react'
import { useTranslations } from '#texts'
import { PhotoField } from '../../shared/photos/photo-field'
import type { ChosenPhoto, PhotoProblem } from '../../shared/photos/shrink-photo'
import { FormFailure, FormFrame } from '../../shared/forms/form-frame'
import { announce } from '../../shared/shop/announce'
import { type Problem, refusalOf } from '../../shared/shop/problem'
import { useApi } from '../../shared/shop/use-api'
import { oneOf } from '../../toolkit/one-of'
import { Button } from '../../ui/button'
import { HorsePicture } from './horse-list'
import type { Change, Horse } from './horse-types'

type Props = { horse: Horse; change: Change; onSaved: () => void }

const photoReasons = [
  'photo-too-large',
  'photo-wrong-type',
  'photo-too-many-pixels',
  'photo-unreadable',
] as const
const isPhotoReason = oneOf(photoReasons)

/** The photo, and another one for it (HORSES-5). */
export function HorsePhoto({ horse, change, onSaved }: Props) {
  const t = useTranslations('horses.photo')
  const errors = useTranslations('returns.errors')
  const words = useTranslations('returns.form')
  const form = usePhotoForm(horse, onSaved)
  return (
    <section aria-label={t('title')} className="flex flex-col gap-6 sm:flex-row sm:items-start">
      <HorsePicture horse={horse} className="size-40" />
      <FormFrame submit={form.submit} className="flex min-w-0 flex-col items-start gap-3">
        <PhotoField
          photo={form.photo}
          isNeeded
          hint={t('hint')}
          error={form.reason && errors(form.reason)}
          onChange={form.take}
          onProblem={form.refuse}
        />
        <FormFailure problem={form.failure} />
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {form.photo ? (
            <Button type="submit" look="brand" aria-disabled={form.isBusy || undefined}>
              {t('save')}
            </Button>
          ) : null}
          {horse.photoUrl !== null && !form.photo ? (
            <Button
              look="text"
              onClick={() =>
                change((api) => api.extended(horseCalls).removePhoto(horse.horseId), t('removed'))
              }
            >
              {words('photoRemove')}
            </Button>
          ) : null}
        </div>
      </FormFrame>
    </section>
  )
}

function usePhotoForm({ horseId }: Horse, onSaved: () => void) {
  const api = useApi()
  const t = useTranslations('horses.photo')
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null)
  const [reason, setReason] = useState<(typeof photoReasons)[number]>()
  const [failure, setFailure] = useState<Problem | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const send = async (chosen: ChosenPhoto) => {
    setIsBusy(true)
    const problem = await refusalOf(() => api.extended(horseCalls).setPhoto(horseId, chosen.content))
    setIsBusy(false)
    const refused = problem?.code
    if (refused !== undefined && isPhotoReason(refused)) setReason(refused)
    else setFailure(problem)
    if (problem) return
    setPhoto(null)
    announce(t('saved'))
    onSaved()
  }
  return {
    photo,
    reason,
    failure,
    isBusy,
    take: (taken: ChosenPhoto | null) => {
      setReason(undefined)
      setFailure(null)
      setPhoto(taken)
    },
    refuse: (problem: PhotoProblem) => setReason(problem),
    submit: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      if (photo && !isBusy) void send(photo)
    },
  }
}

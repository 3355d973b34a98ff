import { photoTypes } from '@haverhof/domain/returns'
import { useId, useState } from 'react'
import { useTranslations } from '#texts'
import { Button } from '../../ui/button'
import { described, FieldFrame } from '../../ui/field-frame'
import { Icon } from '../../ui/icon'
import { PhotoPreview } from './photo-preview'
import { type PhotoProblem, type ChosenPhoto, shrinkPhoto } from './shrink-photo'

type Props = {
  photo: ChosenPhoto | null
  isNeeded: boolean
  hint: string
  error: string | undefined
  onChange: (photo: ChosenPhoto | null) => void
  onProblem: (problem: PhotoProblem) => void
}

/** A photo: chosen or taken, made smaller here, and shown before it is sent (ACCOUNT-PAGES-16). */
export function PhotoField({ photo, isNeeded, hint, error, onChange, onProblem }: Props) {
  const t = useTranslations('returns.form')
  const optional = useTranslations('forms.fields')('optional')
  const id = useId()
  const [isReading, setIsReading] = useState(false)
  const take = async (input: HTMLInputElement) => {
    const file = input.files?.[0]
    // The same file can be chosen again after it was removed.
    input.value = ''
    if (!file) return
    setIsReading(true)
    const answer = await shrinkPhoto(file)
    setIsReading(false)
    if (typeof answer === 'string') onProblem(answer)
    else onChange(answer)
  }
  return (
    <FieldFrame {...{ id, error, hint }} label={t('photo')} optional={isNeeded ? undefined : optional}>
      <div className="flex flex-wrap items-start gap-4">
        {photo ? (
          <PhotoPreview photo={photo} label={t('photoPreview')} className="max-h-48 w-auto max-w-full" />
        ) : null}
        <div className="flex flex-col items-start gap-1">
          <label
            htmlFor={id}
            className="border-line-strong rounded-control hover:bg-sunken has-focus-visible:outline-brand inline-flex min-h-12 items-center gap-2 border px-5 font-medium outline-offset-2 has-focus-visible:outline-3"
          >
            <Icon name="camera" size={22} />
            <span aria-hidden="true">{photo ? t('photoOther') : t('photoChoose')}</span>
            <input
              id={id}
              name="photo"
              type="file"
              accept={photoTypes.join(',')}
              aria-label={t('photo')}
              onChange={(event) => void take(event.currentTarget)}
              className="sr-only"
              {...described(id, { hint, error })}
            />
          </label>
          <output className="text-muted block text-sm [overflow-wrap:anywhere]">
            {isReading ? t('photoReading') : photo ? t('photoChosen', { name: photo.name }) : ''}
          </output>
          {photo ? (
            <Button look="text" onClick={() => onChange(null)}>
              {t('photoRemove')}
            </Button>
          ) : null}
        </div>
      </div>
    </FieldFrame>
  )
}

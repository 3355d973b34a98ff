import type { Schemas } from '@haverhof/api-client'
import { useTranslations } from '#texts'
import { useChosenHorse } from '../../shared/horses/chosen-horse'
import { Button } from '../../ui/button'
import { SelectField } from '../../ui/select-field'
import { useFactWords } from './use-fact-words'
import type { ReviewFilter } from './use-reviews'

type Props = {
  offered: Schemas['ReviewPage']['filters']
  chosen: ReviewFilter
  onChange: (change: Partial<ReviewFilter>) => void
}

/** Reviews in the language of the page, with a photo, and of horses like the reader's own (REVIEWS-18). */
export function ReviewFilters({ offered, chosen, onChange }: Props) {
  const t = useTranslations('product.reviews')
  return (
    <div className="noscript:hidden space-y-3" data-no-print>
      <div className="flex flex-wrap gap-x-8">
        <Tick
          label={t('onlyMyLanguage')}
          isOn={chosen.isOwnLanguage}
          onChange={(isOwnLanguage) => onChange({ isOwnLanguage })}
        />
        {offered.withPhoto > 0 ? (
          <Tick
            label={t('withPhoto', { count: offered.withPhoto })}
            isOn={chosen.withPhoto}
            onChange={(withPhoto) => onChange({ withPhoto })}
          />
        ) : null}
      </div>
      {offered.horseKinds.length + offered.workLoads.length > 0 ? (
        <HorseFilters {...{ offered, chosen, onChange }} />
      ) : null}
    </div>
  )
}

function HorseFilters({ offered, chosen, onChange }: Props) {
  const t = useTranslations('product.reviews')
  const { labelOf, wordOf } = useFactWords()
  const own = useChosenHorse()
  const { horseKinds, workLoads } = offered
  return (
    <fieldset className="min-w-0">
      <legend className="pb-2 font-medium">{t('likeMine')}</legend>
      <div className="grid gap-4 sm:grid-cols-[repeat(2,minmax(0,24rem))_auto] sm:items-end">
        <SelectField
          label={labelOf('horseKind')}
          value={chosen.horseKind ?? ''}
          onChange={({ target }) => onChange({ horseKind: horseKinds.find((kind) => kind === target.value) })}
        >
          <option value="">{t('anyKind')}</option>
          {horseKinds.map((kind) => (
            <option key={kind} value={kind}>
              {wordOf('horseKind', kind)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={labelOf('workLoad')}
          value={chosen.workLoad ?? ''}
          onChange={({ target }) => onChange({ workLoad: workLoads.find((work) => work === target.value) })}
        >
          <option value="">{t('anyWork')}</option>
          {workLoads.map((work) => (
            <option key={work} value={work}>
              {wordOf('workLoad', work)}
            </option>
          ))}
        </SelectField>
        {own && horseKinds.includes(own.horseType) ? (
          <Button
            onClick={() =>
              onChange({
                horseKind: own.horseType,
                workLoad: workLoads.find((work) => work === own.workLoad),
              })
            }
            className="min-h-12 justify-self-start"
          >
            {t('likeHorse', { name: own.name })}
          </Button>
        ) : null}
      </div>
    </fieldset>
  )
}

type TickProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }

function Tick({ label, isOn, onChange }: TickProps) {
  return (
    <label className="flex min-h-11 w-fit items-center gap-3 text-sm">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="accent-brand size-5"
      />
      {label}
    </label>
  )
}

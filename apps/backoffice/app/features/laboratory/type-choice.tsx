import { sampleTypes } from '@haverhof/domain/laboratory'
import { useId } from 'react'
import { useTranslations } from '#texts'
import type { SampleType } from './sample'

type Props = { value: SampleType | null; onChange: (value: SampleType) => void }

/** Hay or silage: large enough for a finger. */
export function TypeChoice({ value, onChange }: Props) {
  const t = useTranslations('laboratory')
  const name = useId()
  return (
    <fieldset className="flex">
      <legend className="sr-only">{t('details.type')}</legend>
      {sampleTypes.map((type) => (
        <label
          key={type}
          className="border-line-strong has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-brand first-of-type:rounded-l-control last-of-type:rounded-r-control min-h-11 border px-4 py-2.5 font-medium [label+&]:-ml-px has-focus-visible:outline-2"
        >
          <input
            type="radio"
            name={name}
            checked={type === value}
            onChange={() => onChange(type)}
            className="sr-only"
          />
          {t(`details.${type}`)}
        </label>
      ))}
    </fieldset>
  )
}

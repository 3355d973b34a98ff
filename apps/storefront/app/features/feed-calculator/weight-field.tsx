import { leastWeightKg, weightLimitsKg } from '@haverhof/domain/feed-advice'
import { useId } from 'react'
import { useTranslations } from '#texts'
import { controlLook } from '../../ui/control-look'
import { described, FieldFrame } from '../../ui/field-frame'
import { type CalculatorInput, fieldNames, horseOf } from './calculator-address'

type Props = { input: CalculatorInput; change: (next: CalculatorInput) => void }

const { max } = weightLimitsKg

/** Marks the slider, over which nothing may lie. */
export const sliderId = 'weight-slider'

/** What ponies of three sizes weigh. */
const ponies = [
  { key: 'shetland', weightKg: 200 },
  { key: 'welsh', weightKg: 300 },
  { key: 'riding', weightKg: 400 },
] as const

/** The weight, typed or drawn; ponies have a start. */
export function WeightField({ input, change }: Props) {
  const t = useTranslations('calculator.form')
  const id = useId()
  const min = leastWeightKg(input.lifeStage)
  const error = horseOf(input) ? undefined : t('weightError', { min, max })
  const setWeight = (weight: string) => change({ ...input, weight })
  return (
    <div>
      <FieldFrame id={id} label={t('weight')} error={error}>
        <div className="flex items-center gap-4">
          <div className="w-44 shrink-0">
            <input
              id={id}
              name={fieldNames.weight}
              // Any text may be typed: what is wrong with it is said in words, and survives a reload.
              type="text"
              inputMode="numeric"
              autoComplete="off"
              required
              maxLength={8}
              value={input.weight}
              onChange={(event) => setWeight(event.target.value)}
              className={`${controlLook} tabular-nums`}
              {...described(id, { error })}
            />
          </div>
          <input
            type="range"
            id={sliderId}
            aria-label={t('slider')}
            aria-valuetext={t('kilograms', { weight: input.weight })}
            min={min}
            max={max}
            step={input.lifeStage === 'foal' ? 1 : 10}
            value={Number(input.weight) || min}
            onChange={(event) => setWeight(event.target.value)}
            className="accent-brand h-11 min-w-0 grow cursor-pointer noscript:hidden"
          />
        </div>
      </FieldFrame>
      <PonyPresets input={input} change={change} />
    </div>
  )
}

function PonyPresets({ input, change }: Props) {
  const t = useTranslations('calculator.form')
  return (
    <fieldset className="min-w-0 noscript:hidden">
      <legend className="text-muted pt-4 pb-2 text-sm">{t('presets')}</legend>
      <div className="flex flex-wrap gap-2">
        {ponies.map(({ key, weightKg }) => {
          const weight = String(weightKg)
          return (
            <button
              key={key}
              type="button"
              aria-pressed={input.horseType === 'pony' && input.weight === weight}
              onClick={() => change({ ...input, horseType: 'pony', weight })}
              className="border-line-strong hover:bg-sunken aria-pressed:border-brand aria-pressed:bg-brand-soft rounded-control min-h-11 border px-3.5 py-2 text-sm leading-tight"
            >
              {t(`presetNames.${key}`)}, {t('kilograms', { weight: weightKg })}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}

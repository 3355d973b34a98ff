import { bodyConditions, healthProblems, lifeStages } from '@haverhof/domain/feed-advice'
import { useTranslations } from '#texts'
import { Checkbox } from '../../ui/checkbox'
import { SelectField } from '../../ui/select-field'
import { type CalculatorInput, fieldNames } from './calculator-address'
import { ChoiceTiles } from './choice-tiles'

type Props = { input: CalculatorInput; change: (next: CalculatorInput) => void }

/** Optional questions that make the advice safer (FEED-ADVICE-16). */
export function HorseDetails({ input, change }: Props) {
  const t = useTranslations('calculator.form')
  const h = useTranslations('horse')
  return (
    <section aria-labelledby="more-answers" className="border-line flex flex-col gap-6 border-t pt-6">
      <div>
        <h3 id="more-answers" className="text-lg">
          {t('more.title')}
        </h3>
        <p className="text-muted pt-1 text-sm">{t('more.text')}</p>
      </div>
      <SelectField
        label={h('lifeStage')}
        name={fieldNames.lifeStage}
        value={input.lifeStage}
        onChange={({ target }) =>
          change({ ...input, lifeStage: lifeStages.find((stage) => stage === target.value) ?? 'unknown' })
        }
      >
        {lifeStages.map((stage) => (
          <option key={stage} value={stage}>
            {h(`lifeStages.${stage}`)}
          </option>
        ))}
      </SelectField>
      <ChoiceTiles
        legend={h('bodyCondition')}
        name={fieldNames.bodyCondition}
        value={input.bodyCondition}
        choices={bodyConditions.map((value) => ({ value, title: h(`bodyConditions.${value}`) }))}
        onChoose={(bodyCondition) => change({ ...input, bodyCondition })}
      />
      <HealthQuestion input={input} change={change} />
    </section>
  )
}

/** Nothing ticked is unknown: a healthy horse is an answer of its own. */
function HealthQuestion({ input, change }: Props) {
  const t = useTranslations('calculator.form')
  const h = useTranslations('horse')
  const had = input.health === 'unknown' ? [] : input.health
  const isNone = input.health !== 'unknown' && had.length === 0
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1 font-medium">{t('health')}</legend>
      <div className="grid xs:grid-cols-2 xs:gap-x-4">
        {healthProblems.map((problem) => (
          <Checkbox
            key={problem}
            label={h(`healthProblems.${problem}`)}
            name={fieldNames.health}
            value={problem}
            checked={had.includes(problem)}
            onChange={({ target }) => {
              const next = healthProblems.filter((each) =>
                each === problem ? target.checked : had.includes(each),
              )
              change({ ...input, health: next.length > 0 ? next : 'unknown' })
            }}
          />
        ))}
        <Checkbox
          label={h('healthProblems.none')}
          name={fieldNames.health}
          value="none"
          checked={isNone}
          onChange={({ target }) => change({ ...input, health: target.checked ? [] : 'unknown' })}
        />
      </div>
      <p className="text-muted text-sm">{t('healthHint')}</p>
    </fieldset>
  )
}

/** Asked where milk was chosen (FEED-ADVICE-22). */
export function FoalWeeks({ input, change, lastMilkWeek }: Props & { lastMilkWeek: number }) {
  const t = useTranslations('calculator.form')
  return (
    <SelectField
      label={t('weeks')}
      name={fieldNames.weeks}
      value={input.weeks ?? 1}
      onChange={({ target }) => change({ ...input, weeks: Number(target.value) })}
    >
      {Array.from({ length: lastMilkWeek }, (_, index) => (
        <option key={index + 1} value={index + 1}>
          {t('week', { week: index + 1 })}
        </option>
      ))}
    </SelectField>
  )
}

import {
  bodyConditions,
  healthProblems,
  healthText,
  horseTypes,
  lifeStages,
  readHealth,
  roughageTypesFor,
  workLoads,
} from '@haverhof/domain/feed-advice'
import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { SelectField } from '../../../ui/select-field'
import { type CalculatorInput, fieldNames, withHorseType } from '../calculator-address'
import { WeightField } from '../weight-field'

type Props = { horse: CalculatorInput; change: (next: CalculatorInput) => void }

/** The horse of the ration in few lines: the same questions as the calculator's, under the same names. */
export function HorseFields({ horse, change }: Props) {
  const t = useTranslations('calculator.form')
  const h = useTranslations('horse')
  return (
    <>
      <div className="grid grid-cols-1 gap-x-4 gap-y-5 xs:grid-cols-2">
        <Choice
          label={t('horseType')}
          name={fieldNames.horseType}
          value={horse.horseType}
          values={horseTypes}
          title={(value) => t(`horseTypes.${value}`)}
          choose={(horseType) => change(withHorseType(horse, horseType))}
        />
        <Choice
          label={t('workLoad')}
          name={fieldNames.workLoad}
          value={horse.workLoad}
          values={workLoads}
          title={(value) => t(`workLoads.${value}.title`)}
          choose={(workLoad) => change({ ...horse, workLoad })}
        />
      </div>
      <WeightField input={horse} change={change} />
      <div className="grid grid-cols-1 gap-x-4 gap-y-5 xs:grid-cols-2">
        <Choice
          label={h('lifeStage')}
          name={fieldNames.lifeStage}
          value={horse.lifeStage}
          values={lifeStages}
          title={(value) => h(`lifeStages.${value}`)}
          choose={(lifeStage) => change({ ...horse, lifeStage })}
        />
        <Choice
          label={h('bodyCondition')}
          name={fieldNames.bodyCondition}
          value={horse.bodyCondition}
          values={bodyConditions}
          title={(value) => h(`bodyConditions.${value}`)}
          choose={(bodyCondition) => change({ ...horse, bodyCondition })}
        />
        <Health horse={horse} change={change} />
        <Choice
          label={t('roughage')}
          name={fieldNames.roughageType}
          value={horse.roughageType}
          values={roughageTypesFor(horse.horseType)}
          title={(value) => t(`roughageTypes.${value}`)}
          choose={(roughageType) => change({ ...horse, roughageType })}
        />
      </div>
    </>
  )
}

const healthAnswers = ['unknown', 'none', ...healthProblems] as const

/** One problem is chosen here; an address may name several, and they stay. */
function Health({ horse, change }: Props) {
  const h = useTranslations('horse')
  const text = healthText(horse.health)
  const single = healthAnswers.find((answer) => answer === text)
  const title = (value: string) =>
    value
      .split(',')
      .map((problem) =>
        h(`healthProblems.${healthAnswers.find((answer) => answer === problem) ?? 'unknown'}`),
      )
      .join(', ')
  return (
    <Choice
      label={h('health')}
      name={fieldNames.health}
      value={text}
      values={single ? healthAnswers : [...healthAnswers, text]}
      title={title}
      choose={(value) => change({ ...horse, health: readHealth(value) ?? 'unknown' })}
    />
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  name: string
  value: Value
  values: readonly Value[]
  title: (value: Value) => ReactNode
  choose: (value: Value) => void
}

function Choice<Value extends string>({ label, name, value, values, title, choose }: ChoiceProps<Value>) {
  return (
    <SelectField
      label={label}
      name={name}
      value={value}
      onChange={(event) => {
        const chosen = values.find((each) => each === event.target.value)
        if (chosen) choose(chosen)
      }}
    >
      {values.map((each) => (
        <option key={each} value={each}>
          {title(each)}
        </option>
      ))}
    </SelectField>
  )
}

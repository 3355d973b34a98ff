import { horseTypes, roughageTypesFor, workLoads, workThresholdHours } from '@haverhof/domain/feed-advice'
import { useTranslations } from '#texts'
import { Button } from '../../ui/button'
import { RadioCard, RadioCards } from '../../ui/radio-cards'
import { SelectField } from '../../ui/select-field'
import { fieldNames, withHorseType } from './calculator-address'
import type { FeedGroup } from './calculator-data'
import { ChoiceTiles } from './choice-tiles'
import { FoalWeeks, HorseDetails } from './horse-details'
import type { Calculator } from './use-calculator'
import { WeightField } from './weight-field'

type Props = { calculator: Calculator; groups: readonly FeedGroup[]; lastMilkWeek: number }

/** Four questions, three more that need no answer, and a feed: a plain form, which answers at once where there are scripts. */
export function CalculatorForm({ calculator, groups, lastMilkWeek }: Props) {
  const t = useTranslations('calculator.form')
  const { input, change, product } = calculator
  const milk = product?.dose.feeding?.milk
  return (
    <form method="get" className="flex flex-col gap-8" onSubmit={(event) => event.preventDefault()}>
      <h2 className="text-section xs:text-3xl">{t('title')}</h2>
      <ChoiceTiles
        legend={t('horseType')}
        name={fieldNames.horseType}
        value={input.horseType}
        choices={horseTypes.map((value) => ({ value, title: t(`horseTypes.${value}`), icon: value }))}
        onChoose={(horseType) => change(withHorseType(input, horseType))}
      />
      <WeightField input={input} change={change} />
      <WorkLoads calculator={calculator} />
      <ChoiceTiles
        legend={t('roughage')}
        name={fieldNames.roughageType}
        value={input.roughageType}
        choices={roughageTypesFor(input.horseType).map((value) => ({
          value,
          title: t(`roughageTypes.${value}`),
        }))}
        onChoose={(roughageType) => change({ ...input, roughageType })}
      />
      <HorseDetails input={input} change={change} />
      <FeedSelect calculator={calculator} groups={groups} />
      {milk && <FoalWeeks {...{ input, change, lastMilkWeek }} />}
      <div className="hidden noscript:block">
        <Button type="submit" look="primary">
          {t('submit')}
        </Button>
      </div>
    </form>
  )
}

function WorkLoads({ calculator: { input, change } }: Pick<Props, 'calculator'>) {
  const t = useTranslations('calculator.form')
  const hours = workThresholdHours
  return (
    <div>
      <RadioCards legend={t('workLoad')}>
        {workLoads.map((value) => (
          <RadioCard
            key={value}
            name={fieldNames.workLoad}
            value={value}
            checked={input.workLoad === value}
            onChange={() => change({ ...input, workLoad: value })}
            title={t(`workLoads.${value}.title`)}
            text={t(`workLoads.${value}.text`, { hours })}
          />
        ))}
      </RadioCards>
      <p className="text-muted pt-2 text-sm">{t('workLoadHint', { hours })}</p>
    </div>
  )
}

function FeedSelect({ calculator, groups }: Omit<Props, 'lastMilkWeek'>) {
  const t = useTranslations('calculator.form')
  const { input, chooseFeed } = calculator
  return (
    <SelectField
      label={t('feed')}
      name={fieldNames.productId}
      value={input.productId ?? ''}
      onChange={(event) => chooseFeed(Number(event.target.value))}
    >
      {groups.map(({ category, feeds }) => (
        <optgroup key={category} label={category}>
          {feeds.map(({ productId, title, lang }) => (
            <option key={productId} value={productId} lang={lang}>
              {title}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}

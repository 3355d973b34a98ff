import type { FeedAdvice } from '@haverhof/domain/feed-advice'
import { useTranslations } from '#texts'
import { useFormats } from '../../shared/prices/formats'
import { Notice } from '../../ui/notice'
import type { CalculatorProduct } from './calculator-data'
import { Scoops } from './scoops'

/** A meal of a small dose counts in tenths of a gram, any other in grams. */
function mealGrams(grams: number): number {
  return grams < 10 ? Math.round(grams * 10) / 10 : Math.round(grams)
}

/** Grams per day and per meal, the scoops, and a warning above a maximum. */
export function RationFigures({ ration, product }: { ration: FeedAdvice; product: CalculatorProduct }) {
  const t = useTranslations('calculator.result')
  const { figure } = useFormats()
  const { dose, energyLevel } = product
  const { gramsPerDay, gramsPerMeal, scoopsPerMeal, warnings, maxGramsPerDay, maxGramsPerMeal } = ration
  return (
    <>
      <p className="font-display text-brand text-title font-semibold tabular-nums xs:text-4xl">
        {t('gramsPerDay', { grams: figure(gramsPerDay) })}
      </p>
      <dl className="border-line divide-line mt-4 divide-y border-y">
        <Fact name={t('perMeal', { meals: ration.mealsPerDay })}>
          {t('grams', { grams: figure(mealGrams(gramsPerMeal)) })}
        </Fact>
        <Fact name={t('scoops')}>{figure(scoopsPerMeal)}</Fact>
        {energyLevel && <Fact name={energyLevel.name}>{energyLevel.label}</Fact>}
      </dl>
      <div className="pt-4">
        <Scoops count={scoopsPerMeal} />
        <p className="text-muted pt-2 text-sm">{t('scoopNote', { grams: figure(dose.scoopGrams) })}</p>
      </div>
      {warnings.includes('above-daily-maximum') && (
        <Notice tone="warning" className="mt-4">
          {t('aboveDay', { grams: figure(Math.floor(maxGramsPerDay)) })}
        </Notice>
      )}
      {warnings.includes('above-meal-maximum') && (
        <Notice tone="warning" className="mt-4">
          {t('aboveMeal', { grams: figure(Math.floor(maxGramsPerMeal)) })}
        </Notice>
      )}
    </>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
      <dt className="min-w-0">{name}</dt>
      <dd className="ml-auto text-lg font-semibold whitespace-nowrap tabular-nums">{children}</dd>
    </div>
  )
}

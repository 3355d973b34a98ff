import { adviceLimits, type FeedAdvice, feedingOf, seleniumLimitMg } from '@haverhof/domain/feed-advice'
import { useTranslations } from '#texts'
import { type Formats, useFormats } from '../../shared/prices/formats'
import { Notice } from '../../ui/notice'
import type { CalculatorProduct } from './calculator-data'
import { Scoops } from './scoops'

type Props = { ration: FeedAdvice; product: CalculatorProduct; weightKg: number }

/** A meal of a small dose counts in parts of a gram, any other in grams. */
function mealGrams(grams: number, { figure, decimal }: Formats): string {
  return grams < 10 ? decimal(grams) : figure(Math.round(grams))
}

/** Grams per day and per meal, the scoops, how it is used, and what to beware of. */
export function RationFigures({ ration, product, weightKg }: Props) {
  const t = useTranslations('calculator-answer')
  const formats = useFormats()
  const { figure, decimal } = formats
  const { dose, energyLevel } = product
  const { gramsPerDay, gramsPerMeal, scoopsPerMeal, mealsPerDay, use } = ration
  const isPoured = feedingOf(dose).unit === 'ml'
  return (
    <>
      <p className="font-display text-brand text-title font-semibold tabular-nums xs:text-4xl">
        {t(isPoured ? 'millilitresPerDay' : 'gramsPerDay', { grams: figure(gramsPerDay) })}
      </p>
      <UseNote product={product} />
      <dl className="border-line divide-line mt-4 divide-y border-y">
        {use !== 'free-choice' && (
          <>
            <Fact name={t('perMeal', { meals: mealsPerDay })}>
              {t(isPoured ? 'millilitres' : 'grams', { grams: mealGrams(gramsPerMeal, formats) })}
            </Fact>
            {!isPoured && (
              <Fact name={t('scoops')}>
                {t(ration.mustWeigh ? 'scoopsToWeigh' : 'scoopsOf', {
                  scoops: decimal(scoopsPerMeal),
                  grams: mealGrams(ration.scoopGramsPerMeal, formats),
                })}
              </Fact>
            )}
          </>
        )}
        {energyLevel && <Fact name={energyLevel.name}>{energyLevel.label}</Fact>}
      </dl>
      {use !== 'free-choice' && !isPoured && (
        <div className="pt-4">
          {ration.mustWeigh ? (
            <p className="font-semibold">{t('weighIt', { grams: mealGrams(gramsPerMeal, formats) })}</p>
          ) : (
            <Scoops count={scoopsPerMeal} />
          )}
          <p className="text-muted pt-2 text-sm">{t('scoopNote', { grams: figure(dose.scoopGrams) })}</p>
        </div>
      )}
      <Warnings ration={ration} weightKg={weightKg} />
    </>
  )
}

/** What is not fed every day says so beside its figure (FEED-ADVICE-17). */
function UseNote({ product: { dose } }: Pick<Props, 'product'>) {
  const t = useTranslations('calculator-answer.uses')
  const { kind, use, fedDays } = feedingOf(dose)
  if (use === 'daily') return null
  const text = () => {
    if (fedDays) return t('fedDays', fedDays)
    return t(kind === 'treat' ? 'treat' : use)
  }
  return <p className="pt-2 font-medium">{text()}</p>
}

/** Says where a maximum ended the dose, and where the animal's illness limits it (FEED-ADVICE-9, FEED-ADVICE-19). */
function Warnings({ ration, weightKg }: Omit<Props, 'product'>) {
  const t = useTranslations('calculator-answer')
  const { figure } = useFormats()
  const { maxGramsPerDay, maxGramsPerMeal } = ration
  const text = {
    'above-daily-maximum': () => t('aboveDay', { grams: figure(Math.floor(maxGramsPerDay)) }),
    'above-meal-maximum': () => t('aboveMeal', { grams: figure(Math.floor(maxGramsPerMeal)) }),
    'starch-per-meal': () => t('starchPerMeal', { grams: figure(adviceLimits.starchPerMeal.value) }),
    'starch-per-day': () => t('starchPerDay', { grams: figure(adviceLimits.starchPerDay.value) }),
    'work-in-foal': () => t('workInFoal'),
    'salts-with-ulcers': () => t('saltsWithUlcers'),
    'selenium-per-day': () => t('seleniumPerDay', { milligrams: figure(seleniumLimitMg(weightKg)) }),
  }
  return ration.warnings.map((warning) => {
    // The forage has its own place above; what is said of a foal stands beside its milk (FEED-ADVICE-23).
    if (warning === 'forage-not-right' || warning === 'forage-unknown') return null
    if (warning === 'heavy-for-age' || warning === 'milk-with-vet') return null
    return (
      <Notice key={warning} tone="warning" className="mt-4">
        {text[warning]()}
      </Notice>
    )
  })
}

export function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
      <dt className="min-w-0">{name}</dt>
      <dd className="ml-auto text-lg font-semibold whitespace-nowrap tabular-nums">{children}</dd>
    </div>
  )
}

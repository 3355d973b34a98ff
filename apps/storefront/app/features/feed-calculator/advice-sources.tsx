import { adviceLimits, adviceSources, forageDryMatter, type Limit } from '@haverhof/domain/feed-advice'
import { type Translate, useTranslations } from '#texts'
import { type Formats, useFormats } from '../../shared/prices/formats'
import { reviewedWords } from '../../shared/prices/reviewed-words'
import { Disclosure } from '../../ui/disclosure'

type Source = Pick<Limit, 'source' | 'toBeConfirmedBy'>
type Line = { text: string; from: readonly Source[] }
type Words = { t: Translate<'calculator-sources'>; figure: Formats['figure'] }

const milkSources: readonly Source[] = [{ source: 'ivis', toBeConfirmedBy: 'vet' }, adviceLimits.milkPerDay]

/** The figures the answer goes by, with where they come from (FEED-ADVICE-61). */
export function AdviceSources({ isMilk }: { isMilk: boolean }) {
  const t = useTranslations('calculator-sources')
  const formats = useFormats()
  const { figure } = formats
  const label = { text: t('dose'), from: [] }
  const lines: Line[] = isMilk
    ? [label, { text: t('milk'), from: milkSources }]
    : [label, ...feedLines({ t, figure })]
  return (
    <Disclosure summary={t('title')} className="mt-5 border-t">
      <ul className="flex flex-col gap-2 text-sm">
        {lines.map(({ text, from }) => (
          <li key={text}>
            {text}
            {from.map(({ source, toBeConfirmedBy }) => (
              <span key={source} className="text-muted block">
                {adviceSources[source].title}
                {reviewedWords(t, formats, {
                  reviewed: adviceSources[source].reviewed,
                  open: toBeConfirmedBy
                    ? t(toBeConfirmedBy === 'vet' ? 'unconfirmedByVet' : 'unconfirmed')
                    : null,
                })}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

function feedLines({ t, figure }: Words): Line[] {
  const limits = adviceLimits
  const { forageOfHighNeedPer100Kg: least, mostForageOfHighNeedPer100Kg: most } = limits
  const { hay, haylage, grass } = forageDryMatter
  return [
    {
      text: t('forage', { value: figure(limits.forageDryMatterPer100Kg.value) }),
      from: [limits.forageDryMatterPer100Kg, hay, haylage, grass],
    },
    {
      text: t('forageOfHighNeed', { least: figure(least.value), most: figure(most.value) }),
      from: [least],
    },
    {
      text: t('starch', { meal: figure(limits.starchPerMeal.value), day: figure(limits.starchPerDay.value) }),
      from: [limits.starchPerMeal],
    },
    {
      text: t('sugar', {
        feed: figure(limits.starchAndSugarOfFeed.value),
        meal: figure(limits.starchAndSugarPerMeal.value),
      }),
      from: [limits.starchAndSugarOfFeed, limits.starchAndSugarPerMeal],
    },
    {
      text: t('forageSugar', { value: figure(limits.sugarOfForageAtRisk.value) }),
      from: [limits.sugarOfForageAtRisk],
    },
    {
      text: t('concentrate', {
        per100: figure(limits.concentratePer100KgPerMeal.value),
        most: figure(limits.concentratePerMeal.value),
      }),
      from: [limits.concentratePerMeal],
    },
  ]
}

import { adviceLimits, type FeedAdvice } from '@haverhof/domain/feed-advice'
import { useTranslations } from '#texts'
import { useFormats } from '../../shared/prices/formats'
import { Notice } from '../../ui/notice'
import { Fact } from './ration-figures'

export type MilkProps = Pick<FeedAdvice, 'warnings'> & {
  milk: NonNullable<FeedAdvice['milk']>
  weightKg: number
}

/** Litres, feeds and powder for this week of a foal's life (FEED-ADVICE-22). */
export function MilkFigures({ milk, weightKg, warnings }: MilkProps) {
  const t = useTranslations('calculator-milk')
  const { figure, decimal } = useFormats()
  return (
    <>
      <p className="font-display text-brand text-title font-semibold tabular-nums xs:text-4xl">
        {t('perDay', { litres: decimal(milk.litresPerDay) })}
      </p>
      <dl className="border-line divide-line mt-4 divide-y border-y">
        <Fact name={t('feeds', { feeds: milk.feedsPerDay })}>
          {t('perFeed', { litres: decimal(milk.litresPerFeed), grams: figure(milk.gramsPerFeed) })}
        </Fact>
      </dl>
      {warnings.includes('milk-with-vet') && (
        <Notice tone="danger" className="mt-4">
          {t('withVet')}
        </Notice>
      )}
      {weightKg > milk.plausibleKg && (
        <Notice tone="danger" className="mt-4">
          {t('heavy', { weight: figure(weightKg), most: figure(milk.plausibleKg) })}
        </Notice>
      )}
      {milk.isCapped && <p className="pt-3">{t('capped', { day: figure(adviceLimits.milkPerDay.value) })}</p>}
      {milk.isWeaning && <p className="pt-3">{t('weaning', { week: adviceLimits.milkEndsInWeek.value })}</p>}
      <Notice tone="warning" className="mt-4">
        {t('note')}
      </Notice>
    </>
  )
}

import { adviceLimits } from '@haverhof/domain/feed-advice'
import { donkeyEnergy, slimming } from '@haverhof/domain/rations'
import { useTranslations } from '#texts'
import { useFormats } from '../../../shared/prices/formats'
import { reviewedWords } from '../../../shared/prices/reviewed-words'
import { WaysToAsk } from '../ways-to-ask'
import { Disclosure } from '../../../ui/disclosure'
import type { Ration } from './ration-data'

/** What an answer rests on, where its figures are from, and who can look at it (RATIONS-11). */
export function RationBasis({ ration }: { ration: Ration }) {
  const t = useTranslations('rations')
  const sources = useTranslations('rations.sources')
  const formats = useFormats()
  const { figure, percent } = formats
  const { leastForageOfDonkeyPer100Kg, mostDryMatterOfDonkeyPer100Kg } = adviceLimits
  const share = (of: number) => percent(Math.round(of * 100))
  const figures = {
    leastForage: figure(ration.forage.leastPer100Kg ?? 0),
    least: figure(leastForageOfDonkeyPer100Kg.value),
    most: figure(mostDryMatterOfDonkeyPer100Kg.value),
    energy: share(donkeyEnergy.shareOfHorse),
    less: share(1 - slimming.wantedShareOfWeight.value),
    share: share(slimming.leastShareOfMaintenance.value),
  }
  return (
    <>
      <section aria-labelledby="ration-assumptions" className="pt-8">
        <h3 id="ration-assumptions" className="text-xl">
          {t('assumptions.title')}
        </h3>
        <ul className="text-muted mt-2 flex list-disc flex-col gap-1.5 pl-5">
          {ration.assumptions.map((code) => (
            <li key={code}>{t(`assumptions.${code}`, figures)}</li>
          ))}
        </ul>
      </section>
      <Disclosure summary={t('sources.title')} className="mt-4 border-t">
        <dl className="flex flex-col gap-2 text-sm">
          {ration.sources.map(({ topic, title, toBeConfirmedBy, reviewed }) => (
            <div key={topic}>
              <dt className="font-medium">{t(`sources.topics.${topic}`)}</dt>
              <dd className="text-muted">
                {title}
                {/* A measurement is no rule. */}
                {topic === 'laboratory'
                  ? null
                  : reviewedWords(sources, formats, {
                      reviewed,
                      open: toBeConfirmedBy && sources(`toBeConfirmedBy.${toBeConfirmedBy}`),
                    })}
              </dd>
            </div>
          ))}
        </dl>
      </Disclosure>
      <Person />
    </>
  )
}

function Person() {
  const t = useTranslations('rations.person')
  return (
    <aside className="bg-sunken rounded-card mt-8 p-5 xs:p-6">
      <h3 className="text-xl">{t('title')}</h3>
      <p className="mt-2">{t('text')}</p>
      <WaysToAsk className="mt-2 gap-x-8" />
    </aside>
  )
}

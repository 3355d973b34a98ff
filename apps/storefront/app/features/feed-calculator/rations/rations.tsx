import { useTranslations } from '#texts'
import { HorseChoiceSlot } from '../../../shared/lazy/horse-choice-slot'
import { useFormats } from '../../../shared/prices/formats'
import { Icon } from '../../../ui/icon'
import { horseOf } from '../calculator-address'
import { ForageVerdict } from '../forage-verdict'
import { RationBars } from './ration-bars'
import { RationBasis } from './ration-basis'
import type { RationData } from './ration-data'
import { RationForm } from './ration-form'
import { RationPacks } from './ration-packs'
import { RationParts } from './ration-parts'
import { RationSummary } from './ration-summary'
import { RationWarnings } from './ration-warnings'
import { withStoredHorse } from './stored-horse'
import { type RationState, useRation } from './use-ration'

/** Questions on one side, the answer on the other (RATIONS-14). */
export function Rations({ data }: { data: RationData }) {
  const t = useTranslations('rations.result')
  const state = useRation(data)
  const { input, change } = state
  return (
    <div className="grid grid-cols-1 items-start gap-x-16 gap-y-12 md:grid-cols-[minmax(0,1fr)_minmax(0,46rem)] print:block">
      <div className="min-w-0">
        {input.rows.length > 0 && (
          <a
            href="#ration"
            className="mb-6 inline-flex min-h-11 items-center gap-2 underline decoration-1 underline-offset-4 md:hidden"
            data-no-print
          >
            {t('title')}
            <Icon name="arrow-down" size={20} />
          </a>
        )}
        <RationForm state={state} groups={data.groups} />
        <HorseChoiceSlot
          horse={horseOf(input.horse)}
          onFill={(horse) => change(withStoredHorse(input, horse))}
        />
      </div>
      <RationAnswer state={state} />
    </div>
  )
}

function RationAnswer({ state: { ration, state } }: { state: RationState }) {
  const t = useTranslations('rations.result')
  return (
    <section
      aria-labelledby="ration"
      className="bg-surface border-line rounded-card border p-5 xs:p-7 print:border-0 print:p-0"
    >
      <h2 id="ration" tabIndex={-1} className="scroll-mt-40 text-xl outline-none xs:text-2xl">
        {t('title')}
      </h2>
      <div aria-live="polite" aria-busy={state === 'loading'} className="aria-busy:opacity-50">
        {state === 'impossible' && <p className="text-muted pt-4">{t('needWeight')}</p>}
        {state === 'failed' && <p className="text-danger pt-4 font-medium">{t('failed')}</p>}
        {ration && (state === 'ready' || state === 'loading') && <Answer ration={ration} />}
      </div>
    </section>
  )
}

function Answer({ ration }: { ration: NonNullable<RationState['ration']> }) {
  const t = useTranslations('rations.result')
  const { euro } = useFormats()
  return (
    <>
      <RationSummary ration={ration} />
      <ForageVerdict judgement={ration.forage.judgement} />
      {ration.feeds.length === 0 ? (
        <p className="text-muted pt-4">{t('empty')}</p>
      ) : (
        <p className="font-display text-brand pt-4 text-2xl font-semibold tabular-nums">
          {t('cost', { price: euro(ration.costPerDay) })}
        </p>
      )}
      <RationWarnings ration={ration} />
      <RationParts ration={ration} />
      <RationBars ration={ration} />
      <RationPacks ration={ration} />
      <RationBasis ration={ration} />
      <p className="text-muted pt-5 text-sm noscript:hidden" data-no-print>
        {t('share')}
      </p>
    </>
  )
}

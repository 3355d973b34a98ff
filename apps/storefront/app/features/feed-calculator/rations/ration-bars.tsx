import { useTranslations } from '#texts'
import { Icon } from '../../../ui/icon'
import type { Ration, RationBar } from './ration-data'
import { useRationWords } from './use-ration-words'

const mealMeasures = new Set<string>([
  'sugar-and-starch-of-forage',
  'starch-per-meal',
  'starch-per-day',
  'sugar-and-starch-per-meal',
  'concentrate-per-meal',
])

/** What a horse needs and gets (RATIONS-4). What only has a ceiling is shown when it is above it. */
export function RationBars({ ration }: { ration: Ration }) {
  const t = useTranslations('rations.bars')
  const meals = ration.bars.filter(({ measure }) => mealMeasures.has(measure))
  const needed = ration.bars.filter(
    (bar) =>
      !meals.includes(bar) && (bar.need !== null || bar.verdict === 'above-limit' || isShownAlways(bar)),
  )
  return (
    <>
      <BarList title={t('title')} id="ration-bars" bars={needed} ration={ration} />
      <BarList title={t('mealsTitle')} id="ration-meals" bars={meals} ration={ration} />
      <p className="text-muted pt-3 text-sm">{t('key')}</p>
    </>
  )
}

/** Nutrients of a foal have no guide value and are shown all the same. */
function isShownAlways({ verdict }: RationBar): boolean {
  return verdict === 'no-guide'
}

type ListProps = { title: string; id: string; bars: readonly RationBar[]; ration: Ration }

function BarList({ title, id, bars, ration }: ListProps) {
  return (
    <section aria-labelledby={id} className="pt-8">
      <h3 id={id} className="text-xl">
        {title}
      </h3>
      <ul className="divide-line mt-3 divide-y">
        {bars.map((bar) => (
          <BarRow key={bar.measure} bar={bar} ration={ration} />
        ))}
      </ul>
    </section>
  )
}

const looks = {
  short: { icon: 'arrow-down', look: 'text-warning' },
  'loses-weight': { icon: 'arrow-down', look: 'text-ink' },
  'depends-on-age': { icon: 'warning', look: 'text-warning' },
  enough: { icon: 'check', look: 'text-success' },
  'above-need': { icon: 'arrow-up', look: 'text-ink' },
  'above-limit': { icon: 'warning', look: 'text-danger' },
  'within-limit': { icon: 'check', look: 'text-success' },
  'not-measured': { icon: 'warning', look: 'text-warning' },
  'no-guide': { icon: 'minus', look: 'text-muted' },
} as const

function BarRow({ bar, ration }: { bar: RationBar; ration: Ration }) {
  const t = useTranslations('rations.bars')
  const { measureName, amount, number, titlesOf } = useRationWords()
  const { icon, look } = looks[bar.verdict]
  const need = ({ leastNeed, unit }: RationBar, most: number) =>
    leastNeed === null
      ? t('need', { amount: amount(most, unit) })
      : t('needRange', { least: number(leastNeed), amount: amount(most, unit) })
  return (
    <li className="break-inside-avoid py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{measureName(bar)}</span>
        <span className={`inline-flex items-center gap-1.5 text-sm font-semibold ${look}`}>
          <Icon name={icon} size={18} />
          {t(`verdicts.${bar.verdict}`)}
        </span>
      </div>
      {(bar.need !== null || bar.limit !== null) && <Bar bar={bar} />}
      <p className="text-sm tabular-nums">
        <span className="font-semibold">{amount(bar.value, bar.unit)}</span>
        <span className="text-muted">
          {bar.need !== null && ` · ${need(bar, bar.need)}`}
          {bar.limit !== null && ` · ${t('limit', { amount: amount(bar.limit, bar.unit) })}`}
        </span>
      </p>
      {bar.untoldBy.length > 0 && (
        <p className="text-muted text-sm">{t('untold', { feeds: titlesOf(ration, bar.untoldBy) })}</p>
      )}
    </li>
  )
}

/** The words beside it say the same, so it is not read out. Places are attributes: the page's policy allows no styles of its own. */
function Bar({ bar: { value, fromForage, need, leastNeed, limit, verdict } }: { bar: RationBar }) {
  const end = Math.max(value, need ?? 0, limit ?? 0, Number.MIN_VALUE) * 1.04
  const share = (amount: number) => `${Math.round((amount / end) * 1000) / 10}%`
  const fed = verdict === 'above-limit' ? 'fill-danger' : verdict === 'short' ? 'fill-warning' : 'fill-brand'
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width="100%"
      height="22"
      className="my-1 block print:[print-color-adjust:exact]"
    >
      <rect y="6" width="100%" height="10" rx="3" className="fill-sunken stroke-line-strong/60" />
      <rect y="6" width={share(value)} height="10" className={fed} />
      <rect y="6" width={share(fromForage)} height="10" className="fill-brand-soft stroke-brand" />
      {[leastNeed, need].map(
        (mark) =>
          mark !== null && (
            <line
              key={mark}
              x1={share(mark)}
              x2={share(mark)}
              y1="1"
              y2="21"
              strokeWidth="3"
              className="stroke-ink"
            />
          ),
      )}
      {limit !== null && (
        <line
          x1={share(limit)}
          x2={share(limit)}
          y1="1"
          y2="21"
          strokeWidth="3"
          strokeDasharray="4 2"
          className="stroke-danger"
        />
      )}
    </svg>
  )
}

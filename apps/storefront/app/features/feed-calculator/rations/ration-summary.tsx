import { useTranslations } from '#texts'
import { Icon } from '../../../ui/icon'
import { Notice } from '../../../ui/notice'
import type { Ration } from './ration-data'
import { warningsId } from './ration-warnings'
import { useRationWords } from './use-ration-words'

type Finding = Ration['summary'][number]

const looks = {
  'must-change': { tone: 'danger', icon: 'warning' },
  'forage-not-right': { tone: 'danger', icon: 'warning' },
  short: { tone: 'warning', icon: 'arrow-down' },
  unknown: { tone: 'warning', icon: 'warning' },
  fine: { tone: 'success', icon: 'check' },
} as const

/** The worst first; its look is that of the worst (RATIONS-21). */
export function RationSummary({ ration }: { ration: Ration }) {
  const t = useTranslations('rations.summary')
  const [worst] = ration.summary
  return (
    <Notice tone={looks[worst?.kind ?? 'fine'].tone} className="mt-4">
      <h3 className="font-semibold">{t('title')}</h3>
      <ul className="mt-1 flex flex-col gap-1.5">
        {ration.summary.map((finding) => (
          <li key={finding.kind} className="flex items-start gap-2">
            <Icon name={looks[finding.kind].icon} size={18} className="mt-1 shrink-0" />
            <span className="min-w-0">
              <Line finding={finding} ration={ration} />
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function Line({ finding: { kind, count, measures }, ration }: { finding: Finding; ration: Ration }) {
  const t = useTranslations('rations.summary')
  const c = useTranslations('calculator-answer.judged.verdicts')
  const { measureName } = useRationWords()
  const names = measures
    .flatMap((measure) => ration.bars.find((bar) => bar.measure === measure) ?? [])
    .map(measureName)
    .join(', ')
  switch (kind) {
    case 'must-change':
      return (
        <a href={`#${warningsId}`} className="underline underline-offset-4">
          {t('must-change', { count })}
        </a>
      )
    case 'forage-not-right':
      return c('not-right')
    case 'short':
      return t('short', { measures: names })
    case 'unknown':
      return t('unknown', { measures: names })
    case 'fine':
      return t('fine')
  }
  return null
}

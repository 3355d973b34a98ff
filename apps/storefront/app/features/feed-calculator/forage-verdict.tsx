import type { ForageJudgement } from '@haverhof/domain/feed-advice'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from '#texts'
import { useFormats } from '../../shared/prices/formats'
import { useKitsUrl } from '../../shared/shop/kits-url'
import { Notice } from '../../ui/notice'
import { WaysToAsk } from './ways-to-ask'

type Props = {
  judgement: Pick<ForageJudgement, 'verdict' | 'reason' | 'value' | 'limit'>
  /** How much of it there is. */
  children?: ReactNode
}

const tones = {
  right: 'success',
  'right-not-measured': 'info',
  unknown: 'warning',
  'not-right': 'danger',
} as const

/** Whether the forage is right, why, and who can say more where it is not (FEED-ADVICE-23). */
export function ForageVerdict({ judgement: { verdict, reason, value, limit }, children }: Props) {
  const t = useTranslations('calculator-answer')
  const { figure } = useFormats()
  const kits = useKitsUrl()
  const isOpen = verdict === 'unknown' || verdict === 'not-right'
  return (
    <div aria-live="polite" aria-atomic="true">
      <Notice tone={tones[verdict]} className="mt-3">
        <h3 className="text-base">
          {t('forageTitle')}: {t(`judged.verdicts.${verdict}`)}
        </h3>
        {children}
        <p className="pt-1 text-sm">
          {t(`judged.reasons.${reason}`, { value: figure(value), limit: figure(limit ?? 0) })}
        </p>
        {isOpen && kits && (
          <Link to={kits} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {t('judged.kits')}
          </Link>
        )}
        {isOpen && <WaysToAsk className="gap-x-6 text-sm" />}
      </Notice>
    </div>
  )
}

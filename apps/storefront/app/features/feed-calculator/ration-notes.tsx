import type { FeedAdvice } from '@haverhof/domain/feed-advice'
import { useTranslations } from '#texts'
import { WaysToAsk } from './ways-to-ask'

/** FEED-ADVICE-16: what nobody said and the answer takes for granted. */
export function Assumptions({ ration }: { ration: FeedAdvice }) {
  const t = useTranslations('calculator-answer.assume')
  if (ration.milk) return null
  return (
    <div className="pt-5">
      <h3 className="text-base">{t('title')}</h3>
      <ul className="text-muted list-disc pt-1 pl-5 text-sm">
        {[...ration.assumptions, 'alone' as const].map((assumption) => (
          <li key={assumption}>{t(assumption)}</li>
        ))}
      </ul>
    </div>
  )
}

/** FEED-ADVICE-20: every answer ends at a person. */
export function AskAdviser() {
  const t = useTranslations('calculator-answer.ask')
  return (
    <div className="border-line mt-5 border-t pt-5">
      <h3 className="text-base">{t('title')}</h3>
      <p className="text-muted pt-1 text-sm">{t('text')}</p>
      <WaysToAsk className="gap-x-6 pt-1" />
    </div>
  )
}

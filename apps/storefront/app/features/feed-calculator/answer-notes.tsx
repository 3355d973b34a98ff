import type { FeedAdvice } from '@haverhof/domain/feed-advice'
import { useTranslations } from '#texts'
import { AdviceSources } from './advice-sources'

/** The assumptions for unanswered questions (FEED-ADVICE-50). */
function Assumptions({ ration }: { ration: FeedAdvice }) {
  const t = useTranslations('calculator-sources.assume')
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

/** What is assumed, and where the figures come from: read by few, after the answer. */
export function AnswerNotes({ ration }: { ration: FeedAdvice }) {
  return (
    <>
      <Assumptions ration={ration} />
      <AdviceSources isMilk={ration.milk !== null} />
    </>
  )
}

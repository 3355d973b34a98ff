import { useTranslations } from '#texts'
import { WaysToAsk } from './ways-to-ask'

/** FEED-ADVICE-62: every answer ends at a person. */
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

import type { Analysis, Judgement } from '@haverhof/domain/laboratory'
import { useTranslations } from '#texts'
import { Card } from '../../ui/page-frame'
import { useAdviceWords } from './use-advice-words'

type Props = {
  analysis: Analysis
  judgement: Pick<Judgement, 'forage' | 'conclusion' | 'advice' | 'values'>
}

/** What the values come to so far; with the last one it is what the report will say. */
export function Findings({ analysis, judgement }: Props) {
  const t = useTranslations('office-laboratory')
  const report = useTranslations('laboratory')
  const { title, conclusion } = useAdviceWords(judgement.forage)
  if (judgement.values.length === 0)
    return (
      <Card title={t('findings')}>
        <p className="text-muted">{t('noFindings')}</p>
      </Card>
    )
  return (
    <Card title={t('findings')}>
      <p>
        {report(`types.${analysis}`)}, {report(`samples.${judgement.forage}`)}
      </p>
      {judgement.conclusion ? <p className="pt-2 font-semibold">{conclusion(judgement.conclusion)}</p> : null}
      <ul className="list-disc pt-2 pl-5">
        {judgement.advice.map((advice) => (
          <li key={`${advice.code}-${advice.valueCode}`}>{title(advice)}</li>
        ))}
      </ul>
    </Card>
  )
}

import { type Advice, adviceFigures, type Judgement } from '@haverhof/domain/laboratory'
import { useTranslations } from '#texts'
import { useLanguage } from '../../platform/texts'
import { useValueWords } from './use-value-words'

/** The sentences of the report. */
export function useAdviceWords(forage: Judgement['forage'] | null) {
  const t = useTranslations('findings')
  const language = useLanguage()
  const { name } = useValueWords()
  const valueOf = (code: string | null) => {
    if (code === null) return ''
    const value = name(code)
    return language === 'de' ? value : value.charAt(0).toLowerCase() + value.slice(1)
  }
  const about = (code: string | null) => ({ value: valueOf(code), ...adviceFigures(language, forage) })
  return {
    title: ({ code, valueCode }: Advice) => t(`advice.${code}.title`, about(valueCode)),
    text: ({ code, valueCode }: Advice) => t(`advice.${code}.text`, about(valueCode)),
    conclusion: (conclusion: NonNullable<Judgement['conclusion']>) => t(`summary.${conclusion}`),
  }
}

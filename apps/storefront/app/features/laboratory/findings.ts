import type { MessageKey, Translate } from '#texts'
import type { SampleReport } from './report'

/** What there is to say about one result: picked by the server from many sentences, so that no browser carries them all. */
export type Findings = {
  /** What each value is, by its code. */
  about: Record<string, string>
  /** In the order of the advice. */
  advice: { title: string; text: string }[]
  hygiene: string | null
  closing: string
}

type Texts = { findings: Translate<'findings'>; laboratory: Translate<'laboratory'>; language: string }

export function findingsOf(report: SampleReport, { findings, laboratory, language }: Texts): Findings {
  const { type, values, advice, verdict } = report
  return {
    about: Object.fromEntries(values.map(({ code }) => [code, findings(`about.${code as ValueCode}`)])),
    advice: advice.map(({ code, valueCode }) => {
      const value = valueCode === null ? '' : nameInside(laboratory, language, valueCode)
      const text = (part: 'title' | 'text') => findings(`advice.${code}.${part}`, { value })
      return { title: text('title'), text: text('text') }
    }),
    hygiene: verdict === null ? null : findings(`summary.${verdict}`),
    closing: findings(`closing.${type}`),
  }
}

/** The values that the laboratory measures; the API may name any, the texts have these. */
type ValueCode = MessageKey<'findings.about'>

export function valueName(t: Translate<'laboratory'>, code: string): string {
  return t(`values.${code as ValueCode}.name`)
}

/** The same within a sentence; German writes its nouns with a capital everywhere. */
export function nameInside(t: Translate<'laboratory'>, language: string, code: string): string {
  const name = valueName(t, code)
  return language === 'de' ? name : name.charAt(0).toLowerCase() + name.slice(1)
}

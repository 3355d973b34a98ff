import type { Translate } from '#texts'
import type { SampleReport } from './report'
import { nameInside, type ValueCode } from './value-names'

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

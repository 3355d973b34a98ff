import { adviceFigures, energyInOtherUnits, leastSamples } from '@haverhof/domain/laboratory'
import { countryName, figureText } from '@haverhof/domain/shared'
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
  /** What the analysis leaves open. */
  never: string[]
  closing: string
  /** About the averages. */
  averages: string
}

/** Of which samples the averages are, or that there are too few yet (LABORATORY-PAGES-19). */
function averagesText({ values, forage, sampleType }: SampleReport, { laboratory, language }: Texts): string {
  const samples = values.find(({ averageSamples }) => averageSamples !== null)?.averageSamples
  const sort = forage ?? sampleType
  if (!samples || !sort) return laboratory('averages.none', { count: leastSamples })
  const { countryCode, fromSeason, toSeason } = samples
  return laboratory('averages.of', {
    forage: laboratory(`samples.${sort}`),
    country: countryCode ? laboratory('averages.in', { country: countryName(countryCode, language) }) : '',
    years: fromSeason === toSeason ? String(toSeason) : `${fromSeason}–${toSeason}`,
  })
}

type Texts = { findings: Translate<'findings'>; laboratory: Translate<'laboratory'>; language: string }

export function findingsOf(report: SampleReport, texts: Texts): Findings {
  const { findings, laboratory, language } = texts
  const { type, values, advice, conclusion, neverMeasured, forage, sampleType } = report
  const figures = adviceFigures(language, forage ?? sampleType)
  return {
    about: Object.fromEntries(values.map(({ code }) => [code, aboutValue(code as ValueCode, report, texts)])),
    advice: advice.map(({ code, valueCode }) => {
      const value = valueCode === null ? '' : nameInside(laboratory, language, valueCode)
      const text = (part: 'title' | 'text') => findings(`advice.${code}.${part}`, { value, ...figures })
      return { title: text('title'), text: text('text') }
    }),
    hygiene: conclusion === null ? null : findings(`summary.${conclusion}`),
    never: neverMeasured.map((code) => findings(`never.${code}`)),
    closing: findings(`closing.${type}`),
    averages: averagesText(report, texts),
  }
}

/** Beside its digestible energy forage says it in the units of Germans and Danes (LABORATORY-27). */
function aboutValue(code: ValueCode, { values }: SampleReport, { findings, language }: Texts): string {
  const about = findings(`about.${code}`)
  const units = code === 'energy-de' ? energyInOtherUnits(values) : null
  if (!units) return about
  const figures = { me: figureText(language, units.meMj, 1), feh: figureText(language, units.feh, 2) }
  return `${about} ${findings('otherEnergyUnits', figures)}`
}

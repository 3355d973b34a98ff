import {
  type Analysis,
  judgeSample,
  measurementProblems,
  parametersOf,
  readSampleCode,
  sampleTypes,
} from '@haverhof/domain/laboratory'
import { useMemo } from 'react'
import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { readFigure } from './read-figure'
import type { SampleType } from './sample'

type Kind = { analysis: Analysis; sampleType: SampleType }

/** What is typed, by the code of the value. */
export type Texts = Readonly<Record<string, string>>

/** Averages are for the customer; a band needs none. */
const alone = { tallies: [], origin: { countryCode: null, season: null } }

/** Values as they are typed; those that hay has and silage has not stay when the kind changes. */
export function useTypedValues(analysis: Analysis) {
  const { figure } = useFormats()
  return (values: Readonly<Record<string, number>> = {}): Texts => {
    const codes = sampleTypes.flatMap((type) => parametersOf(analysis, type).map(({ code }) => code))
    return Object.fromEntries(
      codes.map((code) => [code, values[code] === undefined ? '' : figure(values[code])]),
    )
  }
}

/** The values of this kind that are there. */
export function enteredOf({ analysis, sampleType }: Kind, texts: Texts): Record<string, number> {
  const read = parametersOf(analysis, sampleType).map(
    ({ code }) => [code, readFigure(texts[code] ?? '')] as const,
  )
  return Object.fromEntries(read.filter((entry): entry is [string, number] => entry[1] !== undefined))
}

/** Whether another value stands somewhere than before. */
export function areValuesChanged({ analysis, sampleType }: Kind, before: Texts, texts: Texts): boolean {
  return parametersOf(analysis, sampleType).some(({ code }) => {
    const typed = (texts[code] ?? '').trim()
    return typed !== before[code] && !isScannedBag(typed)
  })
}

/** The limits that the server keeps to, at their values (LABORATORY-24). */
export function useValueProblems(analysis: Analysis) {
  const t = useTranslations('office-laboratory')
  const { number } = useFormats()
  return (sampleType: SampleType, texts: Texts) => {
    const kind = { analysis, sampleType }
    const limits = new Map(parametersOf(analysis, sampleType).map(({ code, limits: its }) => [code, its]))
    return measurementProblems(analysis, sampleType, enteredOf(kind, texts)).map(({ code, reason }) => {
      const { min, max } = limits.get(code) ?? { min: 0, max: 0 }
      return {
        parameter: valueField(code),
        reason: reason === 'missing' ? 'required' : 'own',
        words: t(`problems.${reason}`, { min: number(min), max: number(max) }),
      }
    })
  }
}

/** The call names a value by its code. */
export function valueField(code: string): string {
  return `texts.${code}`
}

/** What the values say already, by the same rules as the report. */
export function useJudgement({ analysis, sampleType }: Kind, texts: Texts) {
  return useMemo(() => {
    const entered = enteredOf({ analysis, sampleType }, texts)
    const problems = measurementProblems(analysis, sampleType, entered)
    const unsound = new Set(problems.map(({ code }) => code))
    const sound = Object.entries(entered).filter(([code]) => !unsound.has(code))
    return judgeSample({ analysis, sampleType }, Object.fromEntries(sound), alone)
  }, [analysis, sampleType, texts])
}

export type Judgement = ReturnType<typeof useJudgement>

/** The code of a bag, scanned into the field of a value: another sample is wanted. */
export function isScannedBag(typed: string): boolean {
  return /^s\d/i.test(typed) && readSampleCode(typed) !== null
}

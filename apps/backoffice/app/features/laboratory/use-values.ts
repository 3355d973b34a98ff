import {
  type Analysis,
  type MeasurementProblem,
  judgeSample,
  measurementProblems,
  parametersOf,
  readSampleCode,
} from '@haverhof/domain/laboratory'
import { useMemo, useState } from 'react'
import { useFormats } from '../../platform/formats'
import { readFigure } from './read-figure'
import type { SampleType } from './sample'

type Kind = { analysis: Analysis; sampleType: SampleType }

/** Averages are for the customer; a band needs none. */
const alone = { tallies: [], origin: { countryCode: null, season: null } }

/** LABORATORY-24: what is typed, and what it says already, by the same rules as the report. */
export function useValues({ analysis, sampleType }: Kind, before: Readonly<Record<string, number>> = {}) {
  const { figure } = useFormats()
  const textOf = (value: number | undefined) => (value === undefined ? '' : figure(value))
  const textsBefore = () =>
    Object.fromEntries(Object.entries(before).map(([code, value]) => [code, textOf(value)]))
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(textsBefore)
  const parameters = useMemo(() => parametersOf(analysis, sampleType), [analysis, sampleType])
  const entered = useMemo(() => {
    const read = parameters.map(({ code }) => [code, readFigure(texts[code] ?? '')] as const)
    return Object.fromEntries(read.filter((entry): entry is [string, number] => entry[1] !== undefined))
  }, [parameters, texts])
  const problems = useMemo(
    () => new Map(measurementProblems(analysis, sampleType, entered).map((each) => [each.code, each])),
    [analysis, sampleType, entered],
  )
  const judgement = useMemo(() => {
    const sound = Object.entries(entered).filter(([code]) => !problems.has(code))
    return judgeSample({ analysis, sampleType }, Object.fromEntries(sound), alone)
  }, [analysis, sampleType, entered, problems])
  return {
    parameters,
    texts,
    setTexts,
    /** As they stood before. */
    reset: () => setTexts(textsBefore()),
    isChanged: parameters.some(({ code }) => {
      const typed = (texts[code] ?? '').trim()
      return typed !== textOf(before[code]) && !isScannedBag(typed)
    }),
    entered,
    problems: problems as ReadonlyMap<string, MeasurementProblem>,
    judgement,
    /** From this value on, one after the other. */
    write: (code: string, figures: readonly string[]) => {
      const first = parameters.findIndex((parameter) => parameter.code === code)
      const codes = parameters.slice(first, first + figures.length).map((parameter) => parameter.code)
      setTexts((old) => ({
        ...old,
        ...Object.fromEntries(codes.map((each, at) => [each, figures[at] ?? ''])),
      }))
    },
  }
}

/** The code of a bag, scanned into the field of a value: another sample is wanted. */
export function isScannedBag(typed: string): boolean {
  return /^s\d/i.test(typed) && readSampleCode(typed) !== null
}

export type Values = ReturnType<typeof useValues>

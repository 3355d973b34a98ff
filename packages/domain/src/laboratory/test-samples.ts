import fc from 'fast-check'
import { analyses, parametersOf, sampleTypes } from './index.ts'

const kinds = analyses.flatMap((analysis) => sampleTypes.map((sampleType) => ({ analysis, sampleType })))

/** A complete and possible measurement of some kind. */
export const sample = fc.constantFrom(...kinds).chain(({ analysis, sampleType }) => {
  const values = parametersOf(analysis, sampleType).map(
    ({ code, limits }) => [code, fc.double({ ...limits, noNaN: true })] as const,
  )
  return fc.record({
    analysis: fc.constant(analysis),
    sampleType: fc.constant(sampleType),
    values: fc.record(Object.fromEntries(values)),
  })
})

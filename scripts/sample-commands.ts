import { BadSetting } from '@haverhof/backend/config'
import {
  type BenchSample,
  benchSamples,
  correctMeasurement,
  receiveSample,
  recordAdvice,
  recordMeasurement,
} from '@haverhof/backend/laboratory'
import { type MeasurementProblem, sampleCode, sampleTypes } from '@haverhof/domain/laboratory'
import { formatDate } from '@haverhof/domain/shared'
import { readFileSync } from 'node:fs'
import { type Command, wholeNumber } from './staff-words.ts'

type SampleDates = Pick<BenchSample, 'sampleType' | 'takenOn' | 'receivedOn'>

const sampleNumber = 'the number of a sample'

/** What the laboratory can do (LABORATORY-1, 6, 10, 22). */
export const sampleCommands: Record<string, Command> = {
  samples: {
    words: '',
    run: async (context) => {
      const siteIds = [...new Set((await context.sites.scopes()).map(({ siteId }) => siteId))]
      const all = { status: null, analysis: null, sampleType: null, waitsBefore: null, afterId: null }
      const waiting = await benchSamples(context.database, { ...all, siteIds, limit: 200 })
      const lines = waiting.map(
        ({ sampleId, analysis, status, sampleName, ...known }) =>
          `${sampleId}  ${sampleCode(sampleId)}, ${[analysis, status, ...knownOf(known)].join(', ')}: ${sampleName}`,
      )
      return lines.length > 0 ? lines.join('\n') : 'The laboratory has no sample to work on.'
    },
  },
  'sample-received': {
    words: `<sample> [${sampleTypes.join('|')}] [day of receipt as DD-MM-YYYY]`,
    run: async (context, [number, ...given], { by }) => {
      const sampleId = wholeNumber(number, sampleNumber)
      // Without a word what the customer said counts, without a day today does.
      const sampleType = sampleTypes.find((type) => type === given[0]) ?? null
      const [receivedOn = null] = sampleType ? given.slice(1) : given
      const done = await receiveSample(context, { sampleId, sampleType, receivedOn, by })
      if (!done.ok) throw new BadSetting(`Sample ${sampleId}: ${done.reason}.`)
      return `Sample ${sampleId} is received.`
    },
  },
  'sample-measured': {
    words: `<sample> ${sampleTypes.join('|')} <file with the values as JSON, or the JSON itself>`,
    run: async (context, [number, type, ...given], { by }) => {
      const sampleId = wholeNumber(number, sampleNumber)
      const sampleType = sampleTypes.find((each) => each === type)
      if (!sampleType) throw new BadSetting(`A sample is ${sampleTypes.join(' or ')}.`)
      const values = readValues(given.join(' '))
      const done = await recordMeasurement(context, { sampleId, sampleType, values, by })
      if (!done.ok) throw badValues(sampleId, done)
      return `Sample ${sampleId} is measured.`
    },
  },
  'sample-corrected': {
    words: '<sample> <JSON with the values that were wrong> <reason for the customer>',
    run: async (context, [number, json = '', ...reason], { by }) => {
      const sampleId = wholeNumber(number, sampleNumber)
      const correction = { sampleId, values: readValues(json), reason: reason.join(' '), by }
      const done = await correctMeasurement(context, correction)
      if (!done.ok) throw badValues(sampleId, done)
      const letter = done.value.isTold ? 'The advice is another one, and the customer is told.' : ''
      return `Sample ${sampleId} is corrected. ${letter}`.trim()
    },
  },
  'sample-advised': {
    words: '<sample> [note for the customer]',
    run: async (context, [number, ...note], { by }) => {
      const sampleId = wholeNumber(number, sampleNumber)
      const done = await recordAdvice(context, { sampleId, note: note.join(' '), by })
      if (!done.ok) throw new BadSetting(`Sample ${sampleId}: ${done.reason}.`)
      return `Sample ${sampleId} is advised.`
    },
  },
}

/** LABORATORY-15: what is known of a sample: what it is, when it was taken and when it came in. */
function knownOf({ sampleType, takenOn, receivedOn }: SampleDates): string[] {
  return [
    sampleType ?? 'hay or silage not known',
    ...(takenOn ? [`taken ${formatDate(takenOn)}`] : []),
    ...(receivedOn ? [`received ${formatDate(receivedOn)}`] : []),
  ]
}

function badValues(
  sampleId: number,
  refused: { reason: string; problems?: readonly MeasurementProblem[] },
): BadSetting {
  const problems = refused.problems?.map(problemLine) ?? [refused.reason]
  return new BadSetting([`Sample ${sampleId}:`, ...problems].join('\n  '))
}

/** `{ "dry-matter": 856, "sugar": 98 }`, in the units of data/README.md. */
function readValues(given: string): Record<string, unknown> {
  try {
    const values: unknown = JSON.parse(given.startsWith('{') ? given : readFileSync(given, 'utf8'))
    if (typeof values === 'object' && values !== null && !Array.isArray(values)) return { ...values }
  } catch (error) {
    throw new BadSetting(`The values cannot be read: ${error instanceof Error ? error.message : 'no JSON'}.`)
  }
  throw new BadSetting('The values are an object with a number for each code.')
}

function problemLine(problem: MeasurementProblem): string {
  if (problem.reason !== 'out-of-limits') return `${problem.code}: ${problem.reason}`
  return `${problem.code}: must be from ${problem.min} to ${problem.max}`
}

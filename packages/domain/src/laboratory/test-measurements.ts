import { judgeSample, type Measurement } from './index.ts'

/** Samples that are as they should be, for tests to spoil. */
export const goodHay = {
  'dry-matter': 870,
  'energy-ewpa': 0.54,
  'energy-de': 9,
  'crude-protein': 90,
  'digestible-protein': 52,
  sugar: 80,
  'crude-fibre': 300,
  'crude-ash': 75,
  calcium: 4.5,
  phosphorus: 2.4,
  magnesium: 1.8,
  potassium: 18,
  sodium: 1.2,
}

const cleanGerms = {
  'field-bacteria': 1e4,
  'spoilage-bacteria': 1e4,
  streptomycetes: 500,
  'field-fungi': 200,
  'storage-fungi': 100,
  mucorales: 50,
  yeasts: 1e4,
}

export const cleanHay = { ...cleanGerms, 'dry-matter': 870 }

export const cleanSilage = {
  ...cleanGerms,
  'dry-matter': 600,
  'lactic-acid-bacteria': 1e7,
  clostridia: 50,
  ph: 5,
}

export const nothingCompared = { tallies: [], origin: { countryCode: null, season: null } }

export const hayFeed = (changes: Measurement) =>
  judgeSample({ analysis: 'Rqs', sampleType: 'hay' }, { ...goodHay, ...changes }, nothingCompared)

export const hayScan = (changes: Measurement) =>
  judgeSample({ analysis: 'Qs', sampleType: 'hay' }, { ...cleanHay, ...changes }, nothingCompared)

export const silageScan = (changes: Measurement) =>
  judgeSample({ analysis: 'Qs', sampleType: 'silage' }, { ...cleanSilage, ...changes }, nothingCompared)

export const codesOf = ({ advice }: { advice: readonly { code: string }[] }) => advice.map(({ code }) => code)

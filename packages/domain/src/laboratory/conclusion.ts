import type { Band } from './bands.ts'
import type { JudgedValue } from './judged.ts'
import type { Forage } from './sample.ts'

/** What a hygiene scan comes to, the worst last (LABORATORY-18). */
export const conclusions = [
  'very-good',
  'good',
  'incomplete',
  'fair',
  'damp',
  'will-spoil',
  'too-wet',
  'ask-vet',
  'had-air',
  'unstable',
  'do-not-feed',
] as const
export type Conclusion = (typeof conclusions)[number]

/** `valueCode` is what it comes from. */
type Reason = { conclusion: Conclusion; valueCode: string | null }

/** `raisedCode` is the first count above its guide value, whatever else is the matter. */
export type Concluded = Reason & { raisedCode: string | null }

type Scan = { forage: Forage; values: readonly JudgedValue[]; isComplete: boolean }

/** The first of these that holds; what is good needs everything to be counted, dry and acidic enough (LABORATORY-18). */
export function concludeHygiene(scan: Scan): Concluded {
  const fair = ofCount(scan, 3, 'fair')
  const reason = forbidden(scan) ??
    unstable(scan) ??
    hadAir(scan) ??
    ofCount(scan, 4, 'ask-vet') ??
    ofClostridia(scan) ??
    everyGroup(scan) ??
    ofMoisture(scan) ??
    fair ?? { conclusion: clean(scan), valueCode: null }
  return { ...reason, raisedCode: fair?.valueCode ?? null }
}

/** Germs that a horse falls ill of: mixing or steaming does not take away what they have made. */
const dangerous = new Set<JudgedValue['germs']>(['fungi', 'clostridia'])

/** VDLUFA's level III of moulds and clostridia, level IV of all; and clostridia in what cannot hold them down. */
function forbidden({ forage, values }: Scan): Reason | null {
  const isSoft = isNotAcidic(forage, values) || hadAir({ forage, values }) !== null
  const count = counts(values).find(({ band, germs }) => {
    if (band === 5 || (band === 4 && dangerous.has(germs))) return true
    return isSoft && germs === 'clostridia' && band >= 3
  })
  return count ? { conclusion: 'do-not-feed', valueCode: count.code } : null
}

/** Wet and not acidic: botulism cannot be excluded, however few clostridia were counted. */
function unstable({ forage, values }: Scan): Reason | null {
  return isNotAcidic(forage, values) ? { conclusion: 'unstable', valueCode: 'ph' } : null
}

type Values = Pick<Scan, 'forage' | 'values'>

/** Haylage with such a pH is not as its wrap should keep it, however few germs were counted. */
function hadAir({ forage, values }: Values): Reason | null {
  const isSpoilt = forage === 'haylage' && values.some(({ code, band }) => code === 'ph' && band === 5)
  return isSpoilt ? { conclusion: 'had-air', valueCode: 'ph' } : null
}

/** No acid holds them down in haylage, so a raised count is for the vet. */
function ofClostridia({ forage, values }: Scan): Reason | null {
  const count = counts(values).find(({ germs, band }) => germs === 'clostridia' && band >= 3)
  return count && forage === 'haylage' ? { conclusion: 'ask-vet', valueCode: count.code } : null
}

/** One raised group is a flaw, all of them together are spoilage: the laboratory is to confirm it. */
function everyGroup({ values }: Scan): Reason | null {
  const groups = counts(values).filter(({ germs }) => germs !== 'clostridia')
  const isRaised = groups.length > 0 && groups.every(({ band }) => band >= 3)
  return isRaised ? { conclusion: 'ask-vet', valueCode: groups[0]?.code ?? null } : null
}

function isNotAcidic(forage: Forage, values: readonly JudgedValue[]): boolean {
  return forage === 'silage' && values.some(({ code, side }) => code === 'ph' && side === 'above')
}

function ofMoisture({ forage, values }: Scan): Reason | null {
  const dryMatter = values.find(({ code }) => code === 'dry-matter')
  if (dryMatter?.side !== 'below') return null
  const spoils = dryMatter.band === 4 ? 'will-spoil' : 'damp'
  return { conclusion: forage === 'hay' ? spoils : 'too-wet', valueCode: dryMatter.code }
}

function ofCount({ values }: Scan, least: Band, conclusion: Conclusion): Reason | null {
  const count = counts(values).find(({ band }) => band >= least)
  return count ? { conclusion, valueCode: count.code } : null
}

function clean({ values, isComplete }: Scan): Conclusion {
  if (!isComplete) return 'incomplete'
  return counts(values).every(({ band }) => band === 1) ? 'very-good' : 'good'
}

type Count = JudgedValue & { band: Band }

/** Lactic acid bacteria are for information: without a published target. */
function counts(values: readonly JudgedValue[]): Count[] {
  return values.filter(
    (value): value is Count => value.germs !== null && value.germs !== 'helpers' && value.band !== null,
  )
}

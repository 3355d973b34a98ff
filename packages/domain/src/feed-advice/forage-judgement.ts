import { type Eater, type Horse, isAtRisk, isFedMoreForage, type RoughageType } from './horse.ts'
import { adviceLimits, type Limit } from './limits.ts'
import { type ForageSugars, usualForageSugars, usualStarchOf } from './usual-forage.ts'

export const forageVerdicts = ['right', 'not-right', 'unknown', 'right-not-measured'] as const
/** Above the limit of an animal at risk it is said by how far; the target is that of healthy animals, `sugary` is above it. */
export const forageReasons = [
  'within-limit',
  'within-target',
  'no-limit',
  'not-measured',
  'grass',
  'foal',
  'too-poor',
  'above-limit',
  'not-suitable',
  'do-not-feed',
  'sugary',
] as const

export type ForageVerdict = (typeof forageVerdicts)[number]
export type ForageReason = (typeof forageReasons)[number]

/** The laboratory tells silage from haylage, the calculator does not ask. */
export type ForageKind = RoughageType | 'silage'

export type JudgedForage = ForageSugars & { kind: ForageKind; isMeasured: boolean }

export type ForageJudgement = {
  verdict: ForageVerdict
  reason: ForageReason
  /** Grams of sugar and starch in a kilogram of dry matter, of a healthy animal's measured forage sugar alone. */
  value: number
  /** What it is held against; null where the table has no limit for this animal. */
  limit: number | null
  source: Limit['source'] | null
  toBeConfirmedBy: NonNullable<Limit['toBeConfirmedBy']> | null
}

export function usualForage(roughageType: RoughageType): JudgedForage {
  return { kind: roughageType, isMeasured: false, ...usualForageSugars[roughageType] }
}

/** The laboratory knows no more of a horse than that it is at risk. */
type Judged = Pick<Horse, 'health'> & Eater

/** Whether forage is right for a horse, before anything is said about feed (FEED-ADVICE-23). */
export function judgeForage(
  horse: Judged,
  { kind, isMeasured, sugar, starch }: JudgedForage,
): ForageJudgement {
  const value = sugar + starch
  if (!isAtRisk(horse)) return isMeasured ? judgeForHealthy(kind, sugar) : noLimit(value, horse, kind)
  const limits = about(forageSugarLimits(kind).atRisk, value)
  if (kind === 'grass') return { verdict: 'not-right', reason: 'grass', ...limits }
  if (!isMeasured) return { verdict: 'unknown', reason: 'not-measured', ...limits }
  const reason = reasonAtRisk(kind, value)
  return { verdict: reason === 'within-limit' ? 'right' : 'not-right', reason, ...limits }
}

/**
 * For an animal at risk forage whose sugar alone was measured, as the laboratory does (FEED-ADVICE-67). Usual starch counts
 * in, so the laboratory and a ration always say the same.
 */
export function judgeMeasuredSugar(kind: ForageKind, sugar: number): ForageJudgement {
  const atRisk = { health: ['laminitis'], lifeStage: 'unknown' } as const
  return judgeForage(atRisk, { kind, isMeasured: true, sugar, starch: usualStarchOf(kind) })
}

function reasonAtRisk(kind: ForageKind, value: number): ForageReason {
  const { atRisk, healthy, much } = forageSugarLimits(kind)
  if (value > much.value) return 'do-not-feed'
  if (value > healthy.value) return 'not-suitable'
  return value > atRisk.value ? 'above-limit' : 'within-limit'
}

type SugarLimits = Readonly<Record<'healthy' | 'much', Limit>>

const ofHay: SugarLimits = { healthy: adviceLimits.sugarOfHay, much: adviceLimits.muchSugarOfHay }
const ofHaylage: SugarLimits = { healthy: adviceLimits.sugarOfHaylage, much: adviceLimits.muchSugarOfHaylage }
const ofSilage: SugarLimits = { healthy: adviceLimits.sugarOfSilage, much: adviceLimits.muchSugarOfSilage }

const sugarLimits: Partial<Record<ForageKind, SugarLimits>> = { haylage: ofHaylage, silage: ofSilage }

/**
 * The rows for a kind of forage (FEED-ADVICE-67). No animal at risk gets what is too much for healthy ones: of silage that is
 * less.
 */
export function forageSugarLimits(kind: ForageKind): SugarLimits & { atRisk: Limit } {
  const limits = sugarLimits[kind] ?? ofHay
  const { sugarOfForageAtRisk } = adviceLimits
  const isStricter = limits.healthy.value < sugarOfForageAtRisk.value
  return { ...limits, atRisk: isStricter ? limits.healthy : sugarOfForageAtRisk }
}

function judgeForHealthy(kind: ForageKind, sugar: number): ForageJudgement {
  if (kind === 'grass' || kind === 'straw') return noLimit(sugar)
  const { healthy: limit } = forageSugarLimits(kind)
  const limits = about(limit, sugar)
  if (sugar > limit.value) return { verdict: 'not-right', reason: 'sugary', ...limits }
  return { verdict: 'right', reason: 'within-target', ...limits }
}

/**
 * A foal lives on milk at first, which is said instead of an amount; who needs so much energy cannot eat enough poor
 * hay or straw (FEED-ADVICE-21).
 */
function noLimit(value: number, horse?: Eater, kind?: ForageKind): ForageJudgement {
  const none = { limit: null, source: null, toBeConfirmedBy: null }
  if (horse && isFedMoreForage(horse) && (kind === 'poor-hay' || kind === 'straw'))
    return { verdict: 'not-right', reason: 'too-poor', value, ...none }
  const reason = horse?.lifeStage === 'foal' ? 'foal' : 'no-limit'
  return { verdict: 'right-not-measured', reason, value, ...none }
}

function about({ value: limit, source, toBeConfirmedBy }: Limit, value: number) {
  return { value, limit, source, toBeConfirmedBy: toBeConfirmedBy ?? null }
}

export type ForageWarning = 'forage-not-right' | 'forage-unknown'

/** What must not be overlooked beside a dose (FEED-ADVICE-69). */
export function forageWarnings({ verdict }: Pick<ForageJudgement, 'verdict'>): ForageWarning[] {
  if (verdict === 'not-right') return ['forage-not-right']
  return verdict === 'unknown' ? ['forage-unknown'] : []
}

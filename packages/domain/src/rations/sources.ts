import {
  adviceLimits,
  adviceSources,
  euCeilings,
  forageDryMatter,
  type Horse,
  type Limit,
  oilDensity,
  usualFeedDryMatter,
} from '../feed-advice/index.ts'
import type { Review } from '../shared/index.ts'
import { growthSource } from './growth-values.ts'
import { donkeyEnergy, needSource, slimming } from './need-values.ts'

/** What a source was used for (RATIONS-2). */
export const sourceTopics = [
  'needs',
  'growth',
  'donkey',
  'donkey-appetite',
  'ceilings',
  'selenium',
  'starch',
  'sugar',
  'meal',
  'least-forage',
  'most-eaten',
  'calcium-balance',
  'forage-sugar',
  'standard-forage',
  'standard-straw',
  'oil',
  'dry-matter',
  'bands',
  'slimming',
  'laboratory',
] as const

export type SourceTopic = (typeof sourceTopics)[number]

type Confirmer = NonNullable<Limit['toBeConfirmedBy']>

/** `toBeConfirmedBy`: not yet checked against the printed source. */
export type Source = {
  topic: SourceTopic
  title: string
  toBeConfirmedBy: Confirmer | null
  /** The expert who reviewed it and when, or null (EXPERTS-1). */
  reviewed: Review | null
}

type Sourced = Pick<Limit, 'source' | 'toBeConfirmedBy'>

function cited(topic: SourceTopic, { source, toBeConfirmedBy }: Sourced): Source {
  const { title, reviewed } = adviceSources[source]
  return { topic, title, toBeConfirmedBy: toBeConfirmedBy ?? null, reviewed }
}

/** What the shop has set itself; the nutritionist is still to say yes. */
function ownRule(topic: SourceTopic): Source {
  return cited(topic, { source: 'practice', toBeConfirmedBy: 'nutritionist' })
}

const donkeySources = [
  cited('donkey', donkeyEnergy),
  cited('donkey-appetite', adviceLimits.mostDryMatterOfDonkeyPer100Kg),
]

/** Where the figures of a ration are from (RATIONS-2). */
export function sourcesOf(
  { lifeStage, horseType, roughageType }: Pick<Horse, 'lifeStage' | 'horseType' | 'roughageType'>,
  isMeasured: boolean,
): Source[] {
  return [
    cited('needs', needSource),
    ...(lifeStage === 'growing' ? [cited('growth', growthSource)] : []),
    ...(horseType === 'donkey' ? donkeySources : []),
    cited('ceilings', euCeilings.selenium),
    cited('selenium', adviceLimits.seleniumPerDay),
    cited('starch', adviceLimits.starchPerMeal),
    cited('sugar', adviceLimits.starchAndSugarPerMeal),
    cited('meal', adviceLimits.concentratePerMeal),
    cited('least-forage', adviceLimits.forageDryMatterPer100Kg),
    cited('most-eaten', adviceLimits.mostDryMatterPer100Kg),
    cited('calcium-balance', adviceLimits.mostCalciumPerPhosphorus),
    cited('forage-sugar', adviceLimits.sugarOfForageAtRisk),
    ownRule('standard-forage'),
    ...(roughageType === 'straw' && !isMeasured ? [cited('standard-straw', forageDryMatter.straw)] : []),
    cited('oil', oilDensity),
    cited('dry-matter', usualFeedDryMatter),
    ownRule('bands'),
    cited('slimming', slimming.leastShareOfMaintenance),
    ...(isMeasured
      ? [{ topic: 'laboratory' as const, title: 'Roughage Quickscan', toBeConfirmedBy: null, reviewed: null }]
      : []),
  ]
}

import {
  adviceLimits,
  adviceSources,
  euRegister,
  oilDensity,
  usualFeedDryMatter,
} from '../feed-advice/index.ts'
import { needSource } from './need-values.ts'

/** RATIONS-2: what a source was used for. */
export const sourceTopics = [
  'needs',
  'ceilings',
  'selenium',
  'starch',
  'sugar',
  'meal',
  'least-forage',
  'standard-forage',
  'oil',
  'dry-matter',
  'bands',
  'laboratory',
] as const

export type SourceTopic = (typeof sourceTopics)[number]

/** `isToBeConfirmed`: nobody has held the figures against the printed source yet; the nutritionist will. */
export type Source = { topic: SourceTopic; title: string; isToBeConfirmed: boolean }

type Sourced = { source: keyof typeof adviceSources; toBeConfirmedBy?: 'nutritionist' }

function cited(topic: SourceTopic, { source, toBeConfirmedBy }: Sourced): Source {
  return { topic, title: adviceSources[source], isToBeConfirmed: toBeConfirmedBy !== undefined }
}

/** What the shop has set itself; the nutritionist is still to say yes. */
function ownRule(topic: SourceTopic): Source {
  return { topic, title: adviceSources.practice, isToBeConfirmed: true }
}

/** RATIONS-2: where the figures of a ration are from. */
export function sourcesOf({ isMeasured }: { isMeasured: boolean }): Source[] {
  return [
    cited('needs', needSource),
    { topic: 'ceilings', title: euRegister, isToBeConfirmed: true },
    cited('selenium', adviceLimits.seleniumPerDay),
    cited('starch', adviceLimits.starchPerMeal),
    cited('sugar', adviceLimits.starchAndSugarPerMeal),
    cited('meal', adviceLimits.concentratePerMeal),
    cited('least-forage', adviceLimits.forageDryMatterPer100Kg),
    ownRule('standard-forage'),
    cited('oil', oilDensity),
    cited('dry-matter', usualFeedDryMatter),
    ownRule('bands'),
    ...(isMeasured
      ? [{ topic: 'laboratory' as const, title: 'Roughage Quickscan', isToBeConfirmed: false }]
      : []),
  ]
}

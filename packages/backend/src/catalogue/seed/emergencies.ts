import type { SearchTopic } from '@haverhof/domain/catalogue'
import { z } from 'zod'
import { Reviewed } from '../../seed/reviewed.ts'
import { topicKey, TopicWords } from './search-topics.ts'

/** The shape of data/catalogue/emergencies.yaml. */
export const EmergenciesFile = z
  .strictObject({
    sources: z.record(topicKey, z.string().min(10)),
    /** The expert who has not reviewed the list yet; null after the review, which names them among the sources. */
    toBeConfirmedBy: z.literal('vet').nullable(),
    /** The expert who reviewed the signs and when, or null (EXPERTS-1). */
    reviewed: Reviewed,
    signs: z.record(
      topicKey,
      z.strictObject({
        sources: z.array(topicKey).min(1),
        advice: z.array(topicKey).min(1),
        words: TopicWords,
      }),
    ),
  })
  .refine(
    ({ sources, signs }) =>
      Object.values(signs).every((sign) => sign.sources.every((name) => Object.hasOwn(sources, name))),
    { path: ['signs'], error: 'names a source that is not there' },
  )
export type EmergenciesFile = z.infer<typeof EmergenciesFile>

/** Signs of an emergency as topics beside which nothing is for sale (SEARCH-12). */
export function emergencyTopics({ signs }: EmergenciesFile): SearchTopic[] {
  return Object.entries(signs).map(([key, { words, advice }]) => ({
    key,
    kind: 'emergency',
    words,
    advice,
    categoryKey: null,
    productIds: [],
    isClosed: true,
    unfitIds: [],
    isStage: false,
  }))
}

import { expect, it } from 'vitest'
import { mayNameIllness, topicsIn } from './find-topics.ts'
import type { SearchTopic } from './search-topic.ts'
import { isEmergency } from './topics.ts'

const topic = (key: string, nl: string[], more: Partial<SearchTopic> = {}): SearchTopic => ({
  key,
  kind: 'advice',
  words: { nl, de: [] },
  advice: [],
  categoryKey: null,
  productIds: [],
  isClosed: false,
  unfitIds: [],
  isStage: false,
  ...more,
})

it('alternatives stand at any place of a phrase, also those of two words (SEARCH-18, 20)', () => {
  const signs = [topic('rise', ["can't/cannot/wont … get/gets up"], { kind: 'emergency' })]
  const isUrgent = (term: string) => isEmergency(topicsIn(signs, ['nl'], term))
  for (const term of ['cannot get up', 'can’t always get up', 'wont ever gets up'])
    expect([term, isUrgent(term)]).toEqual([term, true])
  for (const term of ['get up', 'can get up', 'cannot get'])
    expect([term, isUrgent(term)]).toEqual([term, false])
})

it('a sign is one in every language of ours, as it is spelled there, whatever the words of the shop are (SEARCH-21)', () => {
  const signs = [
    topic('signs', ['koliek', 'bloedt', 'klem'], {
      kind: 'emergency',
      words: { nl: ['bloedt', 'klem'], de: ['Atemnot', 'Bauch/Darm + weh'], da: ['Blut'] },
    }),
    topic('skin', ['jeuk'], { words: { nl: ['jeuk'], de: ['Ekzem'], da: [] } }),
  ]
  const named = (language: string, term: string) =>
    topicsIn(signs, [language], term, { parts: new Set(), isWord: () => true }).map(({ key }) => key)
  expect(named('nl', 'paard Atemnot')).toEqual(['signs'])
  expect(named('nl', 'weh im Bauch')).toEqual(['signs'])
  expect(named('da', 'bloedt')).toEqual(['signs'])
  // Danish for soft; four letters; no emergency.
  expect(['blødt hø', 'klem', 'Ekzem'].map((term) => named('da', term))).toEqual([[], [], []])
})

it('a word with a “*” begins or ends a joined word, as it sounds; one with a “!” only looks like a sign (SEARCH-21)', () => {
  const signs = [topic('colic', ['koliek*', 'kolieken', '!deken'], { kind: 'emergency' })]
  const isUrgent = (term: string) => isEmergency(topicsIn(signs, ['nl'], term))
  for (const term of [
    'kolik',
    'colic',
    'Kollicke',
    'collique',
    'kolikt',
    'Kolikschmerz',
    'zandkoliek',
    'hestekolikken',
  ])
    expect([term, isUrgent(term)]).toEqual([term, true])
  for (const term of ['koldeken', 'kolibrie', 'folic', 'melancholie'])
    expect([term, isUrgent(term)]).toEqual([term, false])
})

it('a short word for an illness counts where it is joined to a word for an animal, of whatever language (SEARCH-15)', () => {
  const ill = [
    topic('ems', ['ems']),
    topic('laminitis', ['rehe']),
    topic('overweight', ['vet ~', 'overgewicht']),
  ]
  const keysOf = (term: string) => topicsIn(ill, ['nl'], term).map(({ key }) => key)
  expect(['emspaard', 'EMSPferd', 'emshest', 'emshorses', 'Rehepferde', 'ponyrehe'].map(keysOf)).toEqual([
    ['ems'],
    ['ems'],
    ['ems'],
    ['ems'],
    ['laminitis'],
    ['laminitis'],
  ])
  expect(['emsvoer', 'vetpaard', 'themspaard'].map(keysOf)).toEqual([[], [], []])
  // Every topic is named by a word that is written in two.
  expect(['over gewicht', 'over-gewicht brok'].map(keysOf)).toEqual([['overweight'], ['overweight']])
})

it('a word may speak of an illness that names no topic (SEARCH-22)', () => {
  const ill = [
    topic('colic', ['buik + pijn', 'eet … niet', 'verslikt'], { kind: 'emergency' }),
    topic('sugar', ['suikerarm'], { kind: 'goods' }),
    topic('foal', ['veulen'], { isStage: true }),
  ]
  const may = (term: string) => mayNameIllness(ill, ['nl'], term)
  for (const term of ['buik', 'xyz verslokt', 'verslikte', 'paard slikt verslikt'])
    expect([term, may(term)]).toEqual([term, true])
  for (const term of ['xqzvw', 'niet', 'suikerarm', 'veulens', 'buis'])
    expect([term, may(term)]).toEqual([term, false])
})

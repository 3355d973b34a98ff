import { describe, expect, it } from 'vitest'
import { topicsIn } from './find-topics.ts'
import { isEmergency, leadToAdvice, onlyFor, topicsWarnedOf, unfitFor, withoutWarnings } from './topics.ts'
import type { SearchTopic } from './search-topic.ts'

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

const topics = [
  topic('laminitis', ['hoefbevangen', 'hoefbevangenheid'], { unfitIds: [101, 104] }),
  topic('ems', ['ems', 'metabool syndroom'], { unfitIds: [104, 106] }),
  topic('colic', ['koliek']),
  topic('foal', ['veulen'], { unfitIds: [101, 201], isStage: true }),
  topic('mare', ['merrie'], { unfitIds: [101, 202], isStage: true }),
]
const keys = (term: string) => topicsIn(topics, ['nl', 'de'], term).map(({ key }) => key)

describe('the topics of a question (SEARCH-7)', () => {
  it('are named by words, phrases, and longer words that begin with them (SEARCH-15)', () => {
    expect(keys('voer bij Hoefbevangenheid')).toEqual(['laminitis'])
    expect(keys('paard met metabool syndroom')).toEqual(['ems'])
    expect(keys('syndroom metabool')).toEqual([])
    expect(keys('koliekpaard')).toEqual(['colic'])
    expect(keys('ems hoefbevangen')).toEqual(['laminitis', 'ems'])
  })

  it('are guessed from slips, also beside one that is named, and from beginnings (SEARCH-16)', () => {
    expect(keys('hoefbevnagen')).toEqual(['laminitis'])
    expect(keys('hoefbevangn merrie brok')).toEqual(['laminitis', 'mare'])
    expect(keys('veulen hoefbevangn')).toEqual(['laminitis', 'foal'])
    expect(keys('hoefbev')).toEqual(['laminitis'])
    expect(keys('kolike')).toEqual(['colic'])
    expect(keys('emt')).toEqual([])
    expect(keys('hoef')).toEqual([])
    expect(keys('')).toEqual([])
  })

  it('are guessed from the beginning of the only word: one that another follows is whole (SEARCH-16)', () => {
    expect(keys('hoefbev voer')).toEqual([])
    expect(keys('voer hoefbev')).toEqual([])
    expect(keys('voer hoefbevnagen')).toEqual(['laminitis'])
  })

  it('are not guessed from a word that stands in a text of the shop (SEARCH-16)', () => {
    const topicsOf = (term: string) =>
      topicsIn(topics, ['nl'], term, { parts: new Set(), isWord: (word) => word === 'kolike' }).map(
        ({ key }) => key,
      )
    expect(topicsOf('kolike')).toEqual([])
    expect(topicsOf('koleik')).toEqual(['colic'])
    expect(topicsOf('kolike koliek')).toEqual(['colic'])
  })

  it('are not guessed from a word that names one as it is typed (SEARCH-16)', () => {
    const near = [topic('thin', ['vermageren']), topic('overweight', ['vermagering'])]
    expect(topicsIn(near, ['nl'], 'vermageren brok').map(({ key }) => key)).toEqual(['thin'])
  })

  it('are named by joined words of which they are a part, unless a topic has the whole word (SEARCH-15)', () => {
    const joined = [
      topic('mare', ['stute']),
      topic('overweight', ['dick']),
      topic('digestion', ['dickdarm']),
      topic('ems', ['ems']),
      topic('colic', ['kolik']),
    ]
    const parts = new Set(['futter', 'pferde', 'pellets', 'darm'])
    const named = (term: string) =>
      topicsIn(joined, ['nl'], term, { parts, isWord: () => false }).map(({ key }) => key)
    expect(named('Kolikfutter')).toEqual(['colic'])
    expect(named('Pferdekolik')).toEqual(['colic'])
    expect(named('Stutenpellets für EMS')).toEqual(['mare', 'ems'])
    expect(named('Kolikmittel')).toEqual([])
    expect(named('Dickdarm')).toEqual(['digestion'])
    expect(keys('emsvoer')).toEqual([])
  })

  it('forbid what one illness forbids, and of stages of life what none allows', () => {
    const unfit = (term: string) => unfitFor(topicsIn(topics, ['nl'], term)).toSorted((a, b) => a - b)
    expect(unfit('hoefbevangen ems')).toEqual([101, 104, 106])
    expect(unfit('veulen')).toEqual([101, 201])
    expect(unfit('merrie met veulen')).toEqual([101])
    expect(unfit('muesli')).toEqual([])
  })
})

describe('what kind of topic a question names', () => {
  const questions = [
    topic('not-eating', ['eet … niet'], { kind: 'emergency' }),
    topic('ulcers', ['maagzweer'], { isClosed: true, productIds: [312, 141] }),
    topic('low-sugar', ['suikerarm'], { kind: 'goods', isClosed: true, productIds: [221, 141] }),
    topic('skin', ['huid']),
  ]
  const named = (term: string) => topicsIn(questions, ['nl'], term)

  it('an emergency leaves nothing to buy, whatever else is named (SEARCH-12)', () => {
    for (const term of ['paard eet niet', 'eet al een dag niet', 'suikerarm, eet niet'])
      expect([term, isEmergency(named(term)), onlyFor(named(term))]).toEqual([term, true, []])
    expect(isEmergency(named('eet dit voer al heel lang niet'))).toBe(false)
    expect(isEmergency(named('niet wat hij eet'))).toBe(false)
  })

  it('two signs are one in either order and in any of their forms, a few words apart (SEARCH-20)', () => {
    const signs = [topic('rolling', ['schraapt/schrapen + zweet/bezweet'], { kind: 'emergency' })]
    const isUrgent = (term: string) => isEmergency(topicsIn(signs, ['nl'], term))
    for (const term of ['schraapt en zweet', 'zweet en schraapt', 'bezweet, blijft maar schrapen'])
      expect([term, isUrgent(term)]).toEqual([term, true])
    for (const term of ['zweet', 'schraapt en schrapen', 'zweet na de lange rit van gisteren en schraapt'])
      expect([term, isUrgent(term)]).toEqual([term, false])
  })

  it('a sign is one in any order, bent, or written in two (SEARCH-20)', () => {
    const words = [
      'warme hoeven',
      'acute bevangenheid',
      'maandagziekte',
      'hitteslag',
      'eet niet',
      'heet been',
    ]
    const signs = [topic('signs', words, { kind: 'emergency' })]
    const isUrgent = (term: string) => isEmergency(topicsIn(signs, ['nl'], term))
    const urgent = [
      'hoeven zijn erg warm',
      'warm zijn de hoeven',
      'bevangenheid acuut',
      'maandag ziekte',
      'hitte-slag',
      'paard dat niet eet',
    ]
    for (const term of urgent) expect([term, isUrgent(term)]).toEqual([term, true])
    for (const term of ['warm voer voor hoeven', 'maandag geen ziekte', 'voer bij hitte', 'het been'])
      expect([term, isUrgent(term)]).toEqual([term, false])
  })

  it('a word that is said of an animal stands alone or beside one (SEARCH-13, 18)', () => {
    const fat = [topic('overweight', ['vet ~', 'vette ~'])]
    const isNamed = (term: string) => topicsIn(fat, ['nl'], term).length > 0
    for (const term of [
      'vet',
      'vette merrie',
      'oude vette Shetlander brok',
      'mijn ruin is te vet',
      'vet welsh',
      'vet vet paard',
      'Vet & Vezel vette pony',
    ])
      expect([term, isNamed(term)]).toEqual([term, true])
    for (const term of ['vet muesli', 'veel vet', 'het vet', 'Vet & Vezel', 'vet voor paarden', 'vetgehalte'])
      expect([term, isNamed(term)]).toEqual([term, false])
  })

  it('a closed topic shows its own products alone, and of two what both name (SEARCH-13)', () => {
    expect(onlyFor(named('huid'))).toBeNull()
    expect(onlyFor(named('huid maagzweer'))).toEqual([312, 141])
    expect(onlyFor(named('suikerarm maagzweer'))).toEqual([141])
  })

  it('goods come before articles where they alone are asked for (SEARCH-19)', () => {
    expect(leadToAdvice(named('suikerarm'))).toBe(false)
    expect(leadToAdvice(named('suikerarm huid'))).toBe(true)
  })

  it('the signs of an emergency are no warning in the text of a product (SEARCH-8)', () => {
    const text = 'Uw paard eet dit niet uit nood.'
    expect(withoutWarnings(text, 'nl', questions)).toBe(text)
  })
})

describe('a sentence that warns of a topic (SEARCH-8)', () => {
  const text =
    'Voor pony’s. Niet bedoeld bij hoefbevangenheid. Overleg bij EMS met uw dierenarts.\nZonder melasse.'

  it('names it with a “not”, and is no part of what is searched', () => {
    expect(withoutWarnings(text, 'nl', topics)).toBe(
      'Voor pony’s. Overleg bij EMS met uw dierenarts. Zonder melasse.',
    )
  })

  it('says of which topics it warns, beside one that is named without a “not”', () => {
    const warned = (words: string, language = 'nl') =>
      topicsWarnedOf(words, language, topics).map(({ key }) => key)
    expect(warned(text)).toEqual(['laminitis'])
    expect(warned(`${text} Geef het een veulen nooit; ook bij koliek niet.`)).toEqual([
      'laminitis',
      'colic',
      'foal',
    ])
    expect(warned('Niet duur. Ook bij koliek.')).toEqual([])
    expect(warned(text, 'de')).toEqual([])
  })

  it('changes nothing elsewhere', () => {
    expect(withoutWarnings('Zonder haver. Geen melasse.', 'nl', topics)).toBe('Zonder haver. Geen melasse.')
    expect(withoutWarnings(text, 'de', topics)).toBe(text)
  })
})

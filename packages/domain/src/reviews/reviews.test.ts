import { describe, expect, test } from 'vitest'
import { languageCodes } from '../shared/index.ts'
import {
  authorOf,
  concernMarks,
  concernsAbout,
  concernsAboutReview,
  factsOfHorse,
  reviewProblems,
  tidyReply,
  tidyReview,
} from './index.ts'
import { type CheckedReview, countWords } from './concerns.ts'

const good = {
  title: 'Glanzend en fit',
  text: 'Onze merrie eet het graag en haar vacht glanst weer.',
  rating: 5,
  author: 'Marieke B.',
}

describe('REVIEWS-1: what a review needs', () => {
  test('a title, five words and one to five stars make a review (§1.24)', () => {
    expect(reviewProblems(good)).toEqual([])
    expect(reviewProblems({ title: '', text: '', rating: null, author: '' })).toEqual([
      { parameter: 'rating', reason: 'required' },
      { parameter: 'title', reason: 'required' },
      { parameter: 'text', reason: 'required' },
    ])
    for (const rating of [0, 6, 2.5, -1, Number.NaN])
      expect(reviewProblems({ ...good, rating })).toEqual([{ parameter: 'rating', reason: 'required' }])
  })

  test('four words are too few, five are enough (§1.24, §5.11, §9.2)', () => {
    const few = { parameter: 'text', reason: 'too-few-words' }
    expect(reviewProblems({ ...good, text: 'Vier woorden zijn weinig' })).toEqual([few])
    expect(reviewProblems({ ...good, text: 'Vijf woorden zijn al genoeg' })).toEqual([])
    expect(reviewProblems({ ...good, text: '1 2 3 4 5 6 !!! *** ???' })).toEqual([few])
  })

  test.each([
    ['Mijn paard eet dit graag', 5],
    ['Das Pferd frisst’s sehr gern', 5],
    ['L’avoine est très-bonne', 3],
    ['Meie hobune sööb seda hästi', 5],
    ['Hästen äter det här gärna', 5],
    ['¡Le gusta mucho, mucho!', 4],
    ['e\u0301ponge a\u0300 part', 3],
    ['20 kg per maand', 3],
    ['één—twee', 2],
  ])('words of “%s” are counted as people count them: %i', (text, count) => {
    expect(countWords(text)).toBe(count)
  })

  test('each field has its longest text', () => {
    const long = { title: 'x'.repeat(101), text: 'woord '.repeat(700), author: 'x'.repeat(41), rating: 3 }
    expect(reviewProblems(long)).toEqual([
      { parameter: 'title', reason: 'too-long', max: 100 },
      { parameter: 'text', reason: 'too-long', max: 4000 },
      { parameter: 'author', reason: 'too-long', max: 40 },
    ])
  })

  test('a title has one line, an opinion keeps its paragraphs', () => {
    const tidy = tidyReview({
      title: ' Fijn\nvoer ',
      text: 'Een \r\n\n\n\n twee',
      rating: 4,
      author: ' A\tB ',
    })
    expect(tidy).toEqual({ title: 'Fijn voer', text: 'Een\n\ntwee', rating: 4, author: 'A B' })
  })

  test('without a chosen name the first name and the initial are shown (REVIEWS-19)', () => {
    expect(authorOf('Marieke', 'van der Berg')).toBe('Marieke B.')
    expect(authorOf('Anne Sophie', 'jansen')).toBe('Anne J.')
    expect(authorOf('Özlem', '')).toBe('Özlem')
    expect(authorOf('', '')).toBe('')
  })
})

describe('REVIEWS-3: what a person reads first', () => {
  const checked = (changes: Partial<CheckedReview>) =>
    concernsAbout({ ...good, language: 'nl', isCopied: false, ...changes })

  test('an ordinary review raises no concern, in any language', () => {
    const ordinary: Record<(typeof languageCodes)[number], string> = {
      nl: 'Mijn merrie van 23 jaar eet 2,5 kg per dag en staat er goed bij. 25,95 euro per zak is het waard.',
      de: 'Meine Stute frisst es seit 3 Monaten sehr gern, das Fell glänzt. Lieferung kam am 12.11.2026.',
      da: 'Min hest æder det gerne, og pelsen skinner. Sækken på 20 kg holder i tre uger.',
      en: 'My horse is a big fan of this feed. A 600 kg gelding, 3 scoops a day, no trouble since.',
      it: 'Il mio cavallo lo mangia volentieri e il pelo è lucido. Sacco da 20 kg, arrivato in 2 giorni.',
      pt: 'O meu cavalo come com gosto e o pelo brilha. Saco de 20 kg, entregue em dois dias.',
      es: 'A mi caballo le gusta mucho a cualquier hora del día y el pelo le brilla.',
      sv: 'Min häst äter det gärna och pälsen glänser. Säcken på 20 kg räcker i tre veckor.',
      et: 'Meie hobune sööb seda hea meelega ja karv läigib. Kott 20 kg, kohal kahe päevaga.',
    }
    for (const language of languageCodes) expect(checked({ language, text: ordinary[language] })).toEqual([])
  })

  test.each([
    ['Kijk ook op https://goedkoop.example/voer voor minder geld', 'link'],
    ['Veel goedkoper bij www.anders en daar ook sneller', 'link'],
    ['Ik koop het liever bij paardenvoer-outlet.nl dan hier', 'link'],
    ['Mail mij op jan@voer of kom langs voor meer', 'contact'],
    ['schrijf naar jan at paard dot com voor korting op alles', 'contact'],
    ['Bel 06-12 34 56 78 dan vertel ik u meer', 'contact'],
    ['Bel +31 (0)38 123 4567 voor een goed gesprek', 'contact'],
    ['DIT IS ECHT HET ALLERBESTE VOER VAN HEEL NEDERLAND', 'shouting'],
    ['Wat een kutvoer, mijn paard laat het staan', 'rude'],
    ['Goedddddd voer en mijn paard eet het echt graag', 'repeated'],
    ['goed goed goed goed goed goed goed goed goed goed voer', 'repeated'],
    ['Wat is dit goed voer zeg!!!!!!!!', 'repeated'],
    ['Sinds dit voer heeft mijn pony geen hoefbevangenheid meer', 'claim'],
  ] as const)('“%s” raises: %s', (text, concern) => {
    expect(checked({ text })).toEqual([concern])
  })

  test.each([
    ['nl', 'Mijn pony met EMS eet dit nu een jaar'],
    ['de', 'Das Kotwasser war diesmal deutlich weniger als sonst'],
    ['da', 'Efter en måned var der ingen kolik mere hos hende'],
    ['en', 'A 600 kg gelding, 3 scoops a day, no colic since'],
    ['it', 'Dopo la laminite il mio cavallo mangia solo questo'],
    ['pt', 'Desde que come isto não teve mais cólicas'],
    ['es', 'Desde que lo come ya no tiene tos'],
    ['sv', 'Min ponny har haft fång och mår bra av det'],
    ['et', 'Pärast seda sööta pole koolikuid enam olnud'],
  ] as const)(
    'in %s, “%s” is read by a person first, for it speaks of an illness (LAW-17)',
    (language, text) => {
      expect(checked({ language, title: 'x', text })).toEqual(['claim'])
    },
  )

  test('the title and the name are looked at too, and a copied opinion is seen', () => {
    expect(checked({ title: 'Zie www.elders' })).toEqual(['link'])
    expect(checked({ author: 'jan@voer' })).toEqual(['contact'])
    expect(checked({ isCopied: true })).toEqual(['copied'])
  })

  test('a word that is rude in one language is harmless in another', () => {
    expect(checked({ language: 'es', text: 'Come muy bien a cualquier hora del día' })).toEqual([])
    expect(checked({ language: 'de', text: 'Das ist leider ein Scheißfutter für mein Pferd' })).toEqual([
      'rude',
    ])
    expect(checked({ language: 'en', text: 'Das ist leider ein Scheißfutter für mein Pferd' })).toEqual([])
  })
})

describe('REVIEWS-12: the reasons of the program stand out in the text', () => {
  const marked = (text: string, language: (typeof languageCodes)[number] = 'nl') => {
    const concerns = concernsAbout({ title: '', text, author: '', language, isCopied: false })
    return concernMarks(text, concerns, language).map(({ concern, start, end }) => [
      concern,
      text.slice(start, end),
    ])
  }

  test.each([
    ['Kijk op https://goedkoop.example/voer voor minder', [['link', 'https://goedkoop.example/voer']]],
    ['Ik koop bij paardenvoer-outlet.nl en niet hier', [['link', 'paardenvoer-outlet.nl']]],
    ['Mail mij op jan@voer of kom langs', [['contact', 'jan@voer']]],
    ['Bel 06-12 34 56 78 dan vertel ik meer', [['contact', '06-12 34 56 78']]],
    ['Wat een kutvoer, mijn paard laat het staan', [['rude', 'kutvoer']]],
    ['Wat is dit goed voer zeg!!!!!!!!', [['repeated', 'zeg!!!!!!!!']]],
    [
      'Geen hoefbevangenheid en geen koliek meer',
      [
        ['claim', 'hoefbevangenheid'],
        ['claim', 'koliek'],
      ],
    ],
    [
      'Geneest hoefbevangenheid!! Bel 06-12345678',
      [
        ['claim', 'hoefbevangenheid'],
        ['contact', '06-12345678'],
      ],
    ],
    ['Een gewone mening zonder iets bijzonders', []],
  ])('of “%s”', (text, pieces) => {
    expect(marked(text)).toEqual(pieces)
  })

  test('shouting and repetition are marked word by word, a copied text wholly', () => {
    expect(marked('DIT IS ECHT HET ALLERBESTE voer').map(([, piece]) => piece)).toEqual([
      'DIT',
      'IS',
      'ECHT',
      'HET',
      'ALLERBESTE',
    ])
    expect(marked('goed goed goed goed goed goed goed goed goed goed voer')).toHaveLength(8)
    expect(concernMarks('Hetzelfde', ['copied'], 'nl')).toEqual([{ concern: 'copied', start: 0, end: 9 }])
  })

  test('whatever the program found is marked somewhere, in order and without overlap', () => {
    const pieces = [
      'www.anders',
      'jan@voer',
      '+31 38 1234567',
      'shit',
      'ZOOOOOOO',
      'GOED VOER VOOR MIJN PAARD',
      'ja',
    ]
    for (let turn = 0; turn < 200; turn += 1) {
      const words = Array.from(
        { length: 12 },
        (_, index) => pieces[(turn * 7 + index * turn) % pieces.length],
      )
      const text = words.join(turn % 2 ? ' ' : '\n')
      const concerns = concernsAbout({
        title: '',
        text,
        author: '',
        language: 'nl',
        isCopied: false,
      })
      const marks = concernMarks(text, concerns, 'nl')
      expect(marks.length > 0).toBe(concerns.length > 0)
      marks.reduce((last, { start, end }) => {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeGreaterThan(start)
        return end
      }, 0)
    }
  })
})

test('an answer of the shop keeps its paragraphs, and blanks are none (REVIEWS-13)', () => {
  expect(tidyReply(' Dank u \r\n\n\n\nwel ')).toBe('Dank u\n\nwel')
  expect(tidyReply(' \n\t ')).toBeNull()
})

test('REVIEWS-25: a horse of the stable fills in what a review may say, and the last of a band is in it', () => {
  const horse = { horseType: 'pony', workLoad: 'light', weightKg: 299, birthYear: 2023 } as const
  expect(factsOfHorse(horse, 2026)).toEqual({
    horseKind: 'pony',
    workLoad: 'light',
    weightBand: 'to-299',
    ageBand: 'to-3',
  })
  const bands = (weightKg: number, age: number) => {
    const { weightBand, ageBand } = factsOfHorse({ ...horse, weightKg, birthYear: 2026 - age }, 2026)
    return [weightBand, ageBand]
  }
  expect(bands(300, 4)).toEqual(['300-to-449', '4-to-9'])
  expect(bands(450, 10)).toEqual(['450-to-599', '10-to-17'])
  expect(bands(600, 18)).toEqual(['from-600', 'from-18'])
  expect(factsOfHorse({ ...horse, birthYear: null }, 2026)).not.toHaveProperty('ageBand')
})

test('REVIEWS-27: no program looks at a photo', () => {
  const review = { ...good, language: 'nl' as const, isCopied: false }
  expect(concernsAboutReview({ ...review, hasPhotos: true })).toEqual(['photos'])
  expect(concernsAboutReview({ ...review, hasPhotos: false })).toEqual([])
  expect(concernMarks(good.text, ['photos'], 'nl')).toEqual([])
})

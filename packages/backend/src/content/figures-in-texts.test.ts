import { adviceLimits, type Limit } from '@haverhof/domain/feed-advice'
import { languageCodes } from '@haverhof/domain/shared'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readContent } from './content-data.ts'
import { withFigures } from './figures-in-texts.ts'
import { MarkdownProblem } from './markdown.ts'

const { items } = readContent(path.join(import.meta.dirname, '../../../../data'))

/** Sugar and starch in nine languages. */
const sugars =
  /suiker|zetmeel|zucker|stärke|sukker|stivelse|sugar|starch|zuccher|amido|açúcar|azúcar|almidón|socker|stärkelse|suhkr|tärklis/i
const figures = [
  adviceLimits.sugarOfForageAtRisk,
  adviceLimits.sugarOfHay,
  adviceLimits.muchSugarOfHay,
  adviceLimits.starchAndSugarPerMeal,
].map(({ value }) => String(value).replace('.', '[.,]'))
const figure = new RegExp(String.raw`(?<![\d.,])(${figures.join('|')})(?![\d.,]*\d)`)

const dryMatter =
  /droge stof|trockenmasse|tørstof|dry matter|sostanza secca|mat[eé]ria seca|torrsubstans|kuivain/i
const calcium = /(calcium|calcio|cálcio|kalcium|kaltsium).*(fosfor|phosph|fósforo)/i
const starch = /zetmeel|stärke|stivelse|starch|amido|almidón|tärklis/i

function typed(rows: readonly Limit[]): string {
  return `(?<![\\d.,])(${rows.map(({ value }) => String(value).replace('.', '[.,]')).join('|')})`
}

const { dryMatterOfHay, dryMatterToStoreHay, forageDryMatterPer100Kg, leastForageOfDonkeyPer100Kg } =
  adviceLimits
const ofCalcium = [
  adviceLimits.leastCalciumPerPhosphorusOfForage,
  adviceLimits.mostCalciumPerPhosphorusOfForage,
  adviceLimits.mostCalciumPerPhosphorus,
]

/** What a sentence is about, and how a figure of its limits would stand in it. */
const subjects: readonly { about: RegExp; figure: RegExp }[] = [
  { about: sugars, figure },
  {
    about: starch,
    figure: new RegExp(
      String.raw`${typed([adviceLimits.starchPerMeal, adviceLimits.starchPerDay])} (g\b|gram)`,
      'i',
    ),
  },
  { about: dryMatter, figure: new RegExp(String.raw`${typed([dryMatterOfHay, dryMatterToStoreHay])}(?!\d)`) },
  {
    about: /./,
    figure: new RegExp(String.raw`${typed([dryMatterToStoreHay])} \p{Ll}+ ${dryMatterOfHay.value}`, 'u'),
  },
  {
    about: calcium,
    figure: new RegExp(String.raw`${typed(ofCalcium)} (\p{Ll}+|:) (1|[\d.,]+ \p{Ll}+ 1)\b`, 'u'),
  },
  { about: calcium, figure: /(?<![\d.,])\d[.,]?\d? \p{Ll}+ \d[.,]?\d? (\p{Ll}+ 1(?![\d.,])|ühele)/u },
  {
    about: dryMatter,
    figure: new RegExp(
      String.raw`${typed([forageDryMatterPer100Kg, leastForageOfDonkeyPer100Kg])} (kg|kil\p{Ll}+) .*(100|hond|hund|cent|cien|cem)`,
      'u',
    ),
  },
]

/** Rows of tables, and sentences. */
function parts(markdown: string): string[] {
  return markdown
    .split('\n')
    .flatMap((line) => (line.startsWith('|') ? line : line.split(/(?<=[.:;!?]) (?=\p{Lu})/u)))
}

/** Figures quoted from a study, or given as an example. */
const examples = [/Longland/, /Moore-Colyer/, /85/, /^\| [^|]*\| (2|0[.,]15) \|/, /4,5 kg|4\.5 kg/]

describe('periods in texts (RETENTION-3)', () => {
  it('are rows of the table of retention, in days or in whole years', () => {
    expect(
      withFigures('{days:open carts} dagen, {years:sent mails} jaar, {years:the books} jaar', 'nl'),
    ).toBe('90 dagen, 2 jaar, 10 jaar')
    expect(() => withFigures('{years:open carts}', 'nl')).toThrow('90 days are no years')
    expect(() => withFigures('{days:gossip}', 'nl')).toThrow('{days:gossip} names no row')
  })
})

describe('limits in articles (FEED-ADVICE-60)', () => {
  it('are rows of the table, written as the language does', () => {
    expect(withFigures('at most {limit:starchAndSugarPerMeal} g, {limit:sugarOfHay} g', 'en')).toBe(
      'at most 0.1 g, 120 g',
    )
    expect(withFigures('{limit:forageDryMatterPer100Kg} kg', 'de')).toBe('1,5 kg')
    expect(() => withFigures('{limit:salt}', 'nl')).toThrow(MarkdownProblem)
  })

  it.each(languageCodes)(
    'in %s have no second copy: no sentence on such a subject types its figure',
    (code) => {
      const copies = items.flatMap(({ key, texts }) => {
        const text = texts[code]
        const all = [text?.body, text?.transcript, ...(text?.items ?? []).map(({ answer }) => answer)]
        return all
          .flatMap((markdown) => parts(markdown ?? ''))
          .filter((part) => subjects.some((subject) => subject.about.test(part) && subject.figure.test(part)))
          .filter((part) => !examples.some((example) => example.test(part)))
          .map((part) => `${key}: ${part}`)
      })
      expect(copies).toEqual([])
    },
  )

  it.each(languageCodes)('in %s stand in the table of the article on laminitis', (code) => {
    const article = items.find(({ key }) => key === 'forage-for-laminitis-and-ems')
    const rows = (article?.texts[code]?.body ?? '').split('\n').filter((line) => line.includes('{limit:'))
    const named = rows.flatMap((row) => [...row.matchAll(/\{limit:([^}]*)\}/g)].map(([, name]) => name))
    expect(new Set(named)).toEqual(
      new Set([
        'sugarOfHay',
        'sugarOfForageAtRisk',
        'muchSugarOfHay',
        'starchAndSugarPerMeal',
        'forageDryMatterPer100Kg',
      ]),
    )
  })
})

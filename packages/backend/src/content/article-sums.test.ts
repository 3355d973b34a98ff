import { adviceLimits, forageDryMatter, unknownDetails } from '@haverhof/domain/feed-advice'
import { judgeRation, standardForages } from '@haverhof/domain/rations'
import { languageCodes } from '@haverhof/domain/shared'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readContent } from './content-data.ts'

const { items } = readContent(path.join(import.meta.dirname, '../../../../data'))

function bodyOf(key: string, code: (typeof languageCodes)[number]): string {
  return items.find((item) => item.key === key)?.texts[code]?.body ?? ''
}

const number = (text: string) => Number(text.replace(',', '.'))
/** The least is never rounded down. */
const tenths = (kilograms: number) => Math.ceil(kilograms * 10 - 1e-9) / 10

describe('what articles have worked out follows from the tables (FEED-ADVICE-60)', () => {
  it.each(languageCodes)('in %s the kilograms of hay and haylage', (code) => {
    const lines = bodyOf('how-much-hay', code)
      .split('\n')
      .filter((line) => line.startsWith('|'))
    const { hay, haylage } = forageDryMatter
    const shares = [...(lines[0] ?? '').matchAll(/\((\d+)\s?%\)/g)].map(
      ([, share]) => number(share ?? '') / 100,
    )
    expect(shares).toEqual([hay.value, haylage.value])
    const rows = lines.slice(2)
    expect(rows).toHaveLength(5)
    for (const row of rows) {
      const [weight = 0, ...figures] = [...row.matchAll(/([\d.,]+) kg/g)].map(([, figure]) =>
        number(figure ?? ''),
      )
      const dryMatter = (weight / 100) * adviceLimits.forageDryMatterPer100Kg.value
      expect(figures).toEqual([dryMatter, dryMatter / hay.value, dryMatter / haylage.value].map(tenths))
    }
  })

  it.each(languageCodes)('in %s the sugar of a pony of 250 kg, from hay and in a meal', (code) => {
    const body = bodyOf('forage-for-laminitis-and-ems', code)
    const kilograms = 2.5 * adviceLimits.forageDryMatterPer100Kg.value
    const ofHay = body.split('\n').find((line) => line.includes('(example:rqs)') && line.includes('250 kg'))
    const [, stated = '', measured = '', sugar = '', otherwise = '', other = ''] =
      /(\d+[.,]\d+) kg\D+(\d+)\D+(\d+)\D+(\d+)\D+(\d+)/.exec(ofHay ?? '') ?? []
    expect(number(stated)).toBe(kilograms)
    expect(Number(sugar)).toBe(Math.round(kilograms * Number(measured)))
    expect(Number(other)).toBe(Math.round(kilograms * Number(otherwise)))
    const ofMeal = body.split('\n').find((line) => line.includes('{limit:starchAndSugarPerMeal}')) ?? ''
    expect(ofMeal).toMatch(new RegExp(`250 kg\\D+${250 * adviceLimits.starchAndSugarPerMeal.value} [gG]`))
  })

  it.each(languageCodes)(
    'in %s what a pony of 300 kg needs at rest, and what the least hay gives it',
    (code) => {
      const line = bodyOf('questions-from-the-yard', code)
        .split('\n')
        .find((each) => each.startsWith('**6.') && each.includes('300 kg'))
      const pony = {
        ...unknownDetails,
        horseType: 'pony',
        weightKg: 300,
        workLoad: 'none',
        roughageType: 'hay',
      } as const
      const forage = standardForages.hay
      const forageKg = (4.5 * 1000) / forage.dryMatterGPerKg
      const { bars } = judgeRation({ horse: pony, forage, forageKg, feeds: [] })
      const energy = bars.find(({ measure }) => measure === 'energy')
      expect(line).toMatch(new RegExp(`\\b${Math.round(energy?.need ?? 0)} MJ`))
      expect(line).toMatch(new RegExp(`\\b${Math.round(energy?.value ?? 0)}\\b`))
    },
  )
})

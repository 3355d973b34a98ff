import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageCodes } from '@haverhof/domain/shared'
import { describe, expect, it } from 'vitest'
import { load } from 'js-yaml'
import { readCatalogue } from './read-catalogue.ts'

const dataDir = join(process.cwd(), 'data')
const catalogue = readCatalogue(dataDir)
const products = catalogue.products.map(({ product }) => product)
const { nutrients } = catalogue

describe('the figures on labels', () => {
  it('give what is called natural vitamin E its own code (CATALOGUE-23; Regulation (EU) 2023/341) (CATALOGUE-68)', () => {
    const natural = products.filter(({ texts }) =>
      /vitamin E is the natural form/.test(texts.en?.description ?? ''),
    )
    expect(natural.map(({ id }) => id)).toEqual([332])
    for (const { feedLabel } of natural)
      expect(feedLabel?.additives).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ code: '3a700i', amount: 20_000 }),
          expect.objectContaining({ code: '3a700ii', amount: 20_000 }),
        ]),
      )
  })

  it('name every additive as the EU register does, in nine languages, trace elements by their compound (CATALOGUE-68)', () => {
    const codes = new Set(
      products.flatMap(({ feedLabel }) => feedLabel?.additives.map(({ code }) => code ?? '') ?? []),
    )
    const unnamed = [...codes].filter((code) => code.startsWith('3b') && !nutrients[code])
    expect(unnamed).toEqual([])
    expect(codes.size).toBeGreaterThan(25)
    expect(nutrients['3b405']?.name).toMatchObject({
      de: 'Kupfer(II)-sulfat-Pentahydrat',
      en: 'Copper(II) sulphate pentahydrate',
      et: 'Vask(II)sulfaatpentahüdraat',
    })
    const incomplete = [...codes].filter((code) => {
      const { name } = nutrients[code] ?? {}
      return name && languageCodes.some((language) => !name[language])
    })
    expect(incomplete).toEqual([])
  })

  it('count the energy of forage in one way for both brands: 13.6 to 14.5 MJ DE to one EWpa (LABORATORY-5)', () => {
    const forage = products.filter(({ dose }) => dose?.feeding?.kind === 'fibre')
    expect(forage.length).toBeGreaterThan(6)
    const others = forage
      .map(({ id, nutrition }) => [id, ratio(nutrition)] as const)
      .filter(([, value]) => !(value >= 13.6 && value <= 14.5))
    expect(others).toEqual([])
    const { examples } = load(readFileSync(join(dataDir, 'laboratory.yaml'), 'utf8')) as Examples
    const measured = examples.map(({ values }) => values).filter((values) => 'energy-de' in values)
    for (const values of measured) {
      const value = (values['energy-de'] ?? 0) / (values['energy-ewpa'] ?? 1)
      expect([value > 13.6, value < 14.5]).toEqual([true, true])
    }
  })
})

type Examples = { examples: { values: Record<string, number> }[] }

type Energy = { energyDeMjPerKg?: number | undefined; energyEwpaPerKg?: number | undefined }

function ratio({ energyDeMjPerKg = 0, energyEwpaPerKg = 1 }: Energy = {}): number {
  return energyDeMjPerKg / energyEwpaPerKg
}

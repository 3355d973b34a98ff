import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY, languageCodes } from '../shared/index.ts'
import {
  eanCheckDigit,
  hasSiloRemark,
  indicativeAmount,
  isEan,
  packDuration,
  packSizeText,
  productPath,
  publicationOf,
  readPackContent,
  sitePriceCents,
  stockState,
  struckPriceCents,
  unitPrice,
  weightClassOf,
} from './index.ts'
import { currentPrice } from './price.ts'

const now = Date.UTC(2026, 5, 1)

describe('a pack', () => {
  it('is read from what the file says and written as people say it', () => {
    expect(readPackContent('2.5 l')).toEqual({ amount: 2500, unit: 'ml' })
    expect(readPackContent('20 sacks')).toBeNull()
    expect(packSizeText({ amount: 2500, unit: 'ml' }, 'de')).toBe('2,5 l')
    expect(packSizeText({ amount: 750, unit: 'g' }, 'en')).toBe('750 g')
    expect(packSizeText({ amount: 3, unit: 'piece' }, 'nl')).toBe('3 stuks')
  })

  it('is grouped on the Swedish locale only (CATALOGUE-2, SHELL-35, ACC-274)', () => {
    const silo = { amount: 3_000_000, unit: 'g' } as const
    for (const language of languageCodes)
      expect(packSizeText(silo, language)).toBe(language === 'sv' ? '3\u00a0000 kg' : '3000 kg')
  })

  it('is three bags where one would be heavier than a person can carry (CATALOGUE-2)', () => {
    const size = (kilos: number, pack: string, language = 'nl') =>
      packSizeText({ amount: kilos * 1000, unit: 'g' }, language, pack)
    expect(size(25, 'bag')).toBe('25 kg')
    expect(size(36, 'bag')).toBe('3 × 12 kg')
    expect(size(37.5, 'bag', 'de')).toBe('3 × 12,5 kg')
    expect(size(75, 'bag', 'en')).toBe('3 × 25 kg')
    expect(size(600, 'bigbox')).toBe('600 kg')
  })

  it('has a price per kilogram, litre or piece, never per 100 g', () => {
    expect(unitPrice(2195, { amount: 20_000, unit: 'g' })).toEqual({ amountCents: 110, per: 'kg' })
    expect(unitPrice(995, { amount: 250, unit: 'ml' })).toEqual({ amountCents: 3980, per: 'l' })
    expect(unitPrice(1500, { amount: 3, unit: 'piece' })).toEqual({ amountCents: 500, per: 'piece' })
    expect(unitPrice(1500, { amount: 1, unit: 'piece' })).toBeNull()
  })

  it('costs what its unit price times its content says, to half a cent per unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 5e6 }), (cents, amount) => {
        const unit = unitPrice(cents, { amount, unit: 'g' })
        expect(Math.abs((unit?.amountCents ?? 0) - (cents * 1000) / amount)).toBeLessThanOrEqual(0.5)
      }),
    )
  })

  it('lasts as many days as the light-work dose of a 600 kg horse allows, in the meals of the feed (CATALOGUE-7)', () => {
    const dose = { gramsPerDay: { none: 0, light: 1500, average: 2400, heavy: 3600 } }
    expect(packDuration({ amount: 20_000, unit: 'g' }, dose)).toEqual({ servings: 40, daysPerPack: 13 })
    expect(packDuration({ amount: 1, unit: 'piece' }, dose)).toEqual({ servings: null, daysPerPack: null })
    expect(packDuration({ amount: 20_000, unit: 'g' }, null)).toEqual({ servings: null, daysPerPack: null })
    const once = { gramsPerDay: { light: 40 }, feeding: { mealsPerDay: 1 } }
    expect(packDuration({ amount: 1000, unit: 'g' }, once)).toEqual({ servings: 25, daysPerPack: 25 })
    // Foal milk has no dose by work, and no sentence about 0 portions.
    expect(packDuration({ amount: 3000, unit: 'g' }, { gramsPerDay: {} })).toEqual({
      servings: null,
      daysPerPack: null,
    })
  })

  it('belongs to one weight class, loose goods to bulk and pieces to none (CATALOGUE-3)', () => {
    expect(weightClassOf({ amount: 25_000, unit: 'g' }, 'bag')).toBe('15-25-kg')
    expect(weightClassOf({ amount: 600_000, unit: 'g' }, 'bigbox')).toBe('bulk')
    expect(weightClassOf({ amount: 1, unit: 'piece' }, 'piece')).toBeNull()
    expect(hasSiloRemark(['bag', 'silo'])).toBe(true)
    expect(hasSiloRemark(['bag', 'bucket'])).toBe(false)
  })

  it('says how many are left from seven down (CATALOGUE-6, §4.6)', () => {
    expect(stockState(8, false)).toEqual({ state: 'available', amount: null })
    expect(stockState(7, false)).toEqual({ state: 'low-stock', amount: 7 })
    expect(stockState(0, true)).toEqual({ state: 'coming-soon', amount: null })
    expect(stockState(0, false)).toEqual({ state: 'sold-out', amount: null })
  })

  it('keeps the article number out of the address of the first pack', () => {
    expect(productPath('/paardenvoer/muesli/', 'haver', null)).toBe('/paardenvoer/muesli/haver/')
    expect(productPath('/paardenvoer/muesli/', 'haver', 'HH10102')).toBe('/paardenvoer/muesli/haver/hh10102/')
  })

  it('has an EAN whose last digit checks the others', () => {
    expect(isEan('4006381333931')).toBe(true)
    expect(isEan('4006381333932')).toBe(false)
    expect(eanCheckDigit('400638133393')).toBe(1)
  })
})

describe('a price', () => {
  it('of a site follows its level and ends on a 5 (CATALOGUE-4)', () => {
    expect(sitePriceCents(2195, 100)).toBe(2195)
    expect(sitePriceCents(2195, 110)).toBe(2415)
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 1e6 }), fc.integer({ min: 50, max: 200 }), (cents, level) => {
        const price = sitePriceCents(cents, level)
        expect(price % 10).toBe(5)
        expect(Math.abs(price - (cents * level) / 100)).toBeLessThanOrEqual(5)
      }),
    )
  })

  it('holds from its moment until the next begins (CATALOGUE-5)', () => {
    const history = [entry(-10, 2000), entry(-5, 1900), entry(3, 2100)]
    expect(currentPrice(history, now)?.amountCents).toBe(1900)
  })

  it('is struck at the lowest of the 30 days before the reduction (CATALOGUE-5)', () => {
    const history = [entry(-200, 2500), entry(-60, 2300), entry(-20, 2400), entry(-7, 1900, true)]
    expect(struckPriceCents(history, now)).toBe(2300)
  })

  it('that held only before those 30 days is not struck', () => {
    const history = [entry(-200, 2100), entry(-100, 2500), entry(-7, 1900, true)]
    expect(struckPriceCents(history, now)).toBe(2500)
  })

  it('is not struck without an announced reduction, or when it was as low within 30 days', () => {
    expect(struckPriceCents([entry(-200, 2500), entry(-7, 1900)], now)).toBeNull()
    expect(
      struckPriceCents([entry(-200, 2500), entry(-15, 1900), entry(-10, 2500), entry(-7, 1900, true)], now),
    ).toBeNull()
  })

  it('in another currency is the euro amount times the rate', () => {
    expect(indicativeAmount(2195, 7.46)).toBe(163.75)
  })
})

describe('publication', () => {
  const label = { constituents: { 'crude-protein': 10 } }
  const text = { composition: 'Haver', feedingAdvice: 'Met mate' }
  const feed = { isFeed: true, hasPrice: true, feedLabel: label, texts: new Map([[4, text]]) }

  const nowhere = { published: false, textLanguageId: null, reason: 'text-missing' }

  it('uses the fallback language of the site where a text is missing (§1.41)', () => {
    const scoop = { ...feed, isFeed: false, feedLabel: null }
    expect(publicationOf(scoop, 5, 4)).toEqual({ published: true, textLanguageId: 4, reason: null })
    expect(publicationOf(scoop, 1, 2)).toEqual(nowhere)
  })

  it('of feed takes no other language for that of the buyer (CATALOGUE-9, LAW-1)', () => {
    expect(publicationOf(feed, 4, 4)).toEqual({ published: true, textLanguageId: 4, reason: null })
    expect(publicationOf(feed, 5, 4)).toEqual(nowhere)
  })

  it('of a biocide needs an authorisation of the country, named among its particulars (LAW-6)', () => {
    const spray = { ...feed, isFeed: false, feedLabel: null }
    const reason = (authorisation: string | null) => publicationOf({ ...spray, authorisation }, 4, 4).reason
    expect(reason(null)).toBe('biocide-authorisation-missing')
    expect(reason('NL-0012345')).toBe('biocide-authorisation-missing')
    const texts = new Map([[4, { ...text, composition: 'Icaridin 15 g/100 g. NL-0012345' }]])
    expect(publicationOf({ ...spray, texts, authorisation: 'NL-0012345' }, 4, 4).reason).toBeNull()
  })

  it('of feed needs the whole label in that language', () => {
    const without = (part: object) => publicationOf({ ...feed, ...part }, 4, 4).reason
    expect(without({ feedLabel: null })).toBe('feed-label-missing')
    expect(without({ feedLabel: { constituents: {} } })).toBe('constituents-missing')
    expect(without({ texts: new Map([[4, { ...text, composition: null }]]) })).toBe('composition-missing')
    expect(without({ texts: new Map([[4, { ...text, feedingAdvice: ' ' }]]) })).toBe('feeding-advice-missing')
    expect(without({ hasPrice: false })).toBe('price-missing')
    expect(without({ isFeed: false, feedLabel: null })).toBeNull()
  })
})

function entry(days: number, amountCents: number, isOffer = false) {
  return { validFrom: now + days * DAY, amountCents, isOffer }
}

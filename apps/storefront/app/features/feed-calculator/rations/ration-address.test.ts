import type { StoredHorse } from '@haverhof/domain/horses'
import { describe, expect, it } from 'vitest'
import { forageOf, monthsOf, rationQuery, rationSearch, readRation } from './ration-address'
import { withStoredHorse } from './stored-horse'

const stored: StoredHorse = {
  guestKey: '6f1b5d7e-6f0c-4f7e-9b1a-0c8f3f2f1a11',
  name: 'Bella',
  birthYear: null,
  horseType: 'horse',
  weightKg: 310,
  workLoad: 'none',
  roughageType: 'hay',
  lifeStage: 'growing',
  bodyCondition: 'right',
  health: [],
}

const read = (search: string) => readRation(new URLSearchParams(search))
const horse = '?horse-type=pony&weight=300&labour=none&roughage=hay'

describe('the address of a ration (RATIONS-14)', () => {
  it('says horse, forage and feeds, and is read as it was written', () => {
    const search = `${horse}&health=laminitis&forage=6.5&pack=12102&grams=300&count=2&pack=10102&grams=&count=`
    expect(rationSearch(read(search))).toBe(search)
    expect(read(search).rows).toEqual([
      { variantId: 12102, grams: '300', count: '2' },
      { variantId: 10102, grams: '', count: '' },
    ])
    expect(rationQuery(read(search))).toEqual({
      horseType: 'pony',
      weight: 300,
      workLoad: 'none',
      roughageType: 'hay',
      stage: 'unknown',
      condition: 'unknown',
      health: 'laminitis',
      feeds: '12102:300:2,10102::',
      forageKg: 6.5,
    })
  })

  it('says age and adult weight of one that grows alone (RATIONS-18)', () => {
    const search = `${horse}&stage=growing&months=7&adult-weight=450`
    expect(rationSearch(read(search))).toBe(search)
    expect(rationQuery(read(search))).toMatchObject({ stage: 'growing', ageMonths: 7, adultWeight: 450 })
    expect(rationSearch(read(search.replace('growing', 'adult')))).not.toContain('months')
    expect(rationQuery(read(search.replace('growing', 'adult')))).not.toHaveProperty('ageMonths')
    const wrong = rationQuery(read(`${horse}&stage=growing&months=2&adult-weight=9`))
    expect(wrong).not.toHaveProperty('ageMonths')
    expect(wrong).not.toHaveProperty('adultWeight')
    expect([monthsOf('x'), monthsOf('3'), monthsOf(' 48 '), monthsOf('')]).toEqual([
      null,
      null,
      48,
      undefined,
    ])
  })

  it('takes the age of a horse that is kept from the year of its birth (RATIONS-31)', () => {
    const yearling = { ...stored, birthYear: 2025 }
    const now = new Date('2026-11-19T12:00:00Z')
    expect(rationQuery(withStoredHorse(read(''), yearling, now))).toMatchObject({
      weight: 310,
      ageMonths: 18,
    })
    const unknown = withStoredHorse(read('?months=9'), { ...yearling, birthYear: null }, now)
    expect(rationQuery(unknown)).not.toHaveProperty('ageMonths')
  })

  it('says the age of a foal as well, of a kept one once it may be weaned (FEED-ADVICE-90)', () => {
    expect(rationQuery(read(`${horse}&stage=foal&months=8`))).toMatchObject({ stage: 'foal', ageMonths: 8 })
    const foal: StoredHorse = { ...stored, lifeStage: 'foal', weightKg: 60, birthYear: 2026 }
    const ageOn = (day: string) => {
      const query = rationQuery(withStoredHorse(read(''), foal, new Date(`${day}T12:00:00Z`)))
      return query && 'ageMonths' in query ? query.ageMonths : undefined
    }
    expect(['2026-06-01', '2026-11-19'].map(ageOn)).toEqual([undefined, 6])
  })

  it('drops the rows of a plain form that are empty, with their grams', () => {
    const { rows } = read(`${horse}&pack=&grams=900&count=&pack=10102&grams=500&count=`)
    expect(rows).toEqual([{ variantId: 10102, grams: '500', count: '' }])
    expect(read(`?${'pack=10102&'.repeat(40)}`).rows).toHaveLength(12)
  })

  it('asks nothing about a weight or a forage that cannot be', () => {
    expect(rationQuery(read('?weight=20'))).toBeNull()
    expect(rationQuery(read('?weight=600&forage=lots'))).toBeNull()
    expect(rationQuery(read('?weight=600&pack=10102&grams=-1'))).toMatchObject({ feeds: '10102::' })
    expect([forageOf('7,5'), forageOf(''), forageOf('900'), forageOf('0')]).toEqual([7.5, undefined, null, 0])
  })
})

import { describe, expect, it } from 'vitest'
import { forageOf, rationQuery, rationSearch, readRation } from './ration-address'

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

import { unknownDetails } from '@haverhof/domain/feed-advice'
import { describe, expect, it } from 'vitest'
import { asFoal, inputSearch, horseOf, readInput, withHorseType } from './calculator-address'

const read = (search: string) => readInput(new URLSearchParams(search))

describe('the address of the calculator (FEED-ADVICE-11)', () => {
  it('says all answers in words, and is read as it was written', () => {
    const search =
      '?horse-type=pony&weight=320&labour=heavy&roughage=poor-hay&stage=senior&condition=fat&health=laminitis,ppid&feed=107'
    expect(read(search)).toEqual({
      horseType: 'pony',
      weight: '320',
      workLoad: 'heavy',
      roughageType: 'poor-hay',
      lifeStage: 'senior',
      bodyCondition: 'fat',
      health: ['laminitis', 'ppid'],
      weeks: null,
      productId: 107,
    })
    expect(inputSearch(read(search))).toBe(search)
  })

  it('without answers is about the reference horse, and about a usual pony when only that is said (FEED-ADVICE-78)', () => {
    expect(read('')).toEqual({
      horseType: 'horse',
      weight: '600',
      workLoad: 'light',
      roughageType: 'hay',
      ...unknownDetails,
      weeks: null,
      productId: null,
    })
    expect(read('?horse-type=pony').weight).toBe('300')
    expect(read('?horse-type=donkey&weight=').weight).toBe('200')
    expect(read('?horse-type=unicorn&labour=1&roughage=&feed=-1')).toEqual(read(''))
    expect(inputSearch(read(''))).toBe('?horse-type=horse&weight=600&labour=light&roughage=hay')
  })

  it('takes the problems of a plain form one by one, and none for an answer (FEED-ADVICE-16)', () => {
    expect(read('?health=ppid&health=laminitis&health=none').health).toEqual(['laminitis', 'ppid'])
    expect(read('?health=none').health).toEqual([])
    expect(inputSearch(read('?health=none'))).toContain('&health=none')
    expect(read('?health=colic').health).toBe('unknown')
  })

  it('keeps an impossible weight to talk about it, and calculates nothing with it', () => {
    expect(read(`?weight=${'9'.repeat(300)}`).weight).toHaveLength(8)
    for (const weight of ['49', '1201', '1e308', '300.5', 'abc', '-300']) {
      expect(horseOf(read(`?weight=${weight}`))).toBeNull()
    }
    expect(horseOf(read('?weight=300'))?.weightKg).toBe(300)
  })

  it('takes a foal from 8 kg, and who asks about milk speaks of a foal (FEED-ADVICE-2, FEED-ADVICE-22)', () => {
    expect(horseOf(read('?weight=12&stage=foal'))?.weightKg).toBe(12)
    expect(horseOf(read('?weight=12'))).toBeNull()
    expect(horseOf(asFoal(read('?weight=12')))).toMatchObject({ weightKg: 12, lifeStage: 'foal' })
    const mare = read('?stage=mare-10')
    expect(asFoal(mare)).toBe(mare)
  })

  it('keeps straw for donkeys (FEED-ADVICE-2)', () => {
    expect(read('?horse-type=donkey&roughage=straw').roughageType).toBe('straw')
    expect(read('?horse-type=horse&roughage=straw').roughageType).toBe('hay')
    expect(withHorseType(read('?horse-type=donkey&roughage=straw'), 'pony').roughageType).toBe('hay')
    expect(withHorseType(read('?horse-type=donkey&roughage=grass'), 'pony').roughageType).toBe('grass')
  })

  it('takes the usual weight of another animal, but leaves a given weight', () => {
    expect(withHorseType(read(''), 'pony').weight).toBe('300')
    expect(withHorseType(read('?weight=580'), 'pony').weight).toBe('580')
  })
})

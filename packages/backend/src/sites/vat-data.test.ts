import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { load } from 'js-yaml'
import { VatFile, vatFile } from './vat-data.ts'

const { rates } = VatFile.parse(load(readFileSync(join(process.cwd(), 'data', vatFile), 'utf8')))

/** Something that can be opened: a page, a law, a tariff, a handbook or the list of the Commission. */
const canBeLookedUp = /[a-z0-9-]\.[a-z]{2,}\b|European Commission|§|\bart\. |\bitem\b|TARBEL|Tolley/

describe('the rates of VAT (PRICING-3)', () => {
  it('each name a source that can be looked up; an unseen source is never claimed as seen', () => {
    const unfounded = rates.filter(
      ({ source }) => !canBeLookedUp.test(source) || /general knowledge|no source/i.test(source),
    )
    expect(unfounded).toEqual([])
  })

  it('that are guesses name who has to confirm them', () => {
    const guessed = rates.filter(({ source, confirm }) => source.includes('no reduction taken') && !confirm)
    expect(guessed).toEqual([])
  })

  it('have salt for licks at the full rate in Germany, where only table salt is reduced', () => {
    const salt = rates.filter(({ class: name }) => name === 'salt')
    expect(salt.map(({ country, percent }) => [country, percent])).toEqual([['DE', 19]])
  })
})

import { expect, test } from 'vitest'
import { testTexts } from '../../toolkit/test-texts'
import { translatorOf } from '#texts'
import { amountText } from './amount-text'
import { formatsOf } from './formats'

test('amounts are written with their units as labels of the language write them (PRODUCT-3, SHELL-13)', () => {
  const written = (language: string) => {
    const t = translatorOf(language, testTexts(`shop-${language}`), 'catalogue')
    return ['IU/kg', 'CFU/kg', 'mg/kg', '%'].map((unit) =>
      amountText({ amount: 8.5, unit }, formatsOf(language), t),
    )
  }
  expect(written('nl')).toEqual(['8,5 IE/kg', '8,5 KVE/kg', '8,5 mg/kg', '8,5%'])
  expect(written('de')).toEqual(['8,5 IE/kg', '8,5 KBE/kg', '8,5 mg/kg', '8,5\u00a0%'])
  expect(written('en')).toEqual(['8.5 IU/kg', '8.5 CFU/kg', '8.5 mg/kg', '8.5%'])
})

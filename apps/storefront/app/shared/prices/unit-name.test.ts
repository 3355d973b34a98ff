import { expect, test } from 'vitest'
import { testTexts } from '../../toolkit/test-texts'
import { translatorOf } from '../../toolkit/texts'
import { unitName } from './unit-name'

test('units are written as labels of the language write them (PRODUCT-3)', () => {
  const written = (language: string) => {
    const t = translatorOf(language, testTexts(`shop-${language}`), 'catalogue')
    return ['IU/kg', 'CFU/kg', 'mg/kg'].map((unit) => unitName(unit, t))
  }
  expect(written('nl')).toEqual(['IE/kg', 'KVE/kg', 'mg/kg'])
  expect(written('de')).toEqual(['IE/kg', 'KBE/kg', 'mg/kg'])
  expect(written('en')).toEqual(['IU/kg', 'CFU/kg', 'mg/kg'])
})

import { expect, test } from 'vitest'
import { namesOfPress } from './shortcuts'

const press = { key: 'o', timeStamp: 5000, ctrlKey: false, metaKey: false }

test('two keys in a second are one shortcut, later they are two (OFFICE-3)', () => {
  expect(namesOfPress(press, { key: 'g', at: 4500 })).toEqual(['g o', 'o'])
  expect(namesOfPress(press, { key: 'g', at: 3900 })).toEqual(['o'])
})

test('Ctrl and the command key are the same, whatever the case (OFFICE-3)', () => {
  expect(namesOfPress({ ...press, key: 'K', ctrlKey: true }, { key: 'g', at: 4900 })).toEqual(['Ctrl+k'])
  expect(namesOfPress({ ...press, key: 'Enter', metaKey: true }, { key: '', at: 0 })).toEqual(['Ctrl+Enter'])
})

import { expect, test } from 'vitest'
import { readSampleCode, sampleCode } from './index.ts'

test('what stands on a bag leads back to its sample (LABORATORY-64)', () => {
  for (const sampleId of [1, 9, 10, 4711, 1_000_000, 214_748_364])
    for (const typed of [sampleCode(sampleId), ` ${sampleCode(sampleId).toLowerCase()}\n`, String(sampleId)])
      expect(readSampleCode(typed)).toEqual({ sampleId })
})

test('one wrong digit is no code (LABORATORY-64)', () => {
  const code = sampleCode(4711)
  for (let index = 1; index < code.length; index += 1)
    for (let digit = 0; digit < 10; digit += 1) {
      const misread = `${code.slice(0, index)}${digit}${code.slice(index + 1)}`
      expect(readSampleCode(misread)).toEqual(misread === code ? { sampleId: 4711 } : null)
    }
})

test('the address of a result is one too, and nothing else is (LABORATORY-64)', () => {
  const key = '0123456789abcdef'.repeat(4)
  expect(readSampleCode(`https://haverhof.nl/rqs/${key}/`)).toEqual({ key })
  expect(readSampleCode(key)).toEqual({ key })
  for (const word of ['', 'S', '0', '-1', '1.5', 'S12', `${key}0`, "1' or 1=1", '12345678901234567890'])
    expect(readSampleCode(word)).toBeNull()
})

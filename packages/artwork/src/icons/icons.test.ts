import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { icons } from './index.ts'
import { spriteFiles } from './sprite-files.ts'

test('the sprite, names, star and site icons of the apps are in step with the drawings', () => {
  for (const { file, text } of spriteFiles()) expect(readFileSync(file, 'utf8')).toBe(text)
})

test.each(Object.entries(icons))('the icon %s is one path of plain drawing commands', (_name, path) => {
  expect(path).toMatch(/^M[-\d.\sa-zA-Z]+$/)
  expect(path).not.toMatch(/[^MmLlHhVvCcSsQqAaZz\d\s.-]/)
})

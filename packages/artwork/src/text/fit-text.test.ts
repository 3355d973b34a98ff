import { expect, test } from 'vitest'
import { fitText } from './fit-text.ts'
import { textWidth } from './text-path.ts'

const room = { font: 'fraunces', width: 330, height: 150, maxSize: 60, minSize: 26 } as const

test.each([
  'Zucht',
  'Luzerne-Appel Muesli Light',
  'Vitaminen & Mineralen Dagelijks',
  'Hygiëne Kwaliteitsscan',
  'Donaudampfschifffahrtskapitänsmützenhalterungsfutter',
  'Een titel met heel erg veel woorden die nooit op drie regels past, hoe klein de letters ook worden gemaakt door ons',
])('“%s” fits its room on one to three lines', (title) => {
  const { lines, size, lineHeight } = fitText(title, room)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.length).toBeLessThanOrEqual(3)
  expect(lines.length * lineHeight).toBeLessThanOrEqual(room.height)
  for (const line of lines) expect(textWidth(line, 'fraunces', size)).toBeLessThanOrEqual(room.width)
})

test('a line never starts with a lone ampersand', () => {
  for (const width of [120, 160, 200, 260]) {
    const { lines } = fitText('Huid & Vacht Omega', { ...room, width })
    for (const line of lines) expect(line).not.toMatch(/^[&+]/)
  }
})

test('a short title gets the largest letters', () => {
  expect(fitText('Zucht', room).size).toBe(60)
})

test('words that had to go leave an ellipsis', () => {
  expect(fitText('woord '.repeat(60), room).lines.at(-1)).toMatch(/…$/)
})

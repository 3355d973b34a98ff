import { expect, test } from 'vitest'
import { readHours } from './read-hours'

const workdays = [1, 2, 3, 4, 5]

test.each([
  ['nl-NL', 'Maandag t/m vrijdag', '8.30–17.30 uur', workdays, '08:30', '17:30'],
  ['de-DE', 'Samstag', '9.00–13.00 Uhr', [6], '09:00', '13:00'],
  ['da-DK', 'Mandag til fredag', '8.00–16.00', workdays, '08:00', '16:00'],
  ['en-GB', 'Monday to Friday', '8.30 am–5.30 pm', workdays, '08:30', '17:30'],
  ['en-GB', 'Saturday', '9 am - 1 pm', [6], '09:00', '13:00'],
  ['it-IT', 'Da lunedì a venerdì', '8.30 - 17.30', workdays, '08:30', '17:30'],
  ['pt-PT', 'De segunda a sexta-feira', '8h30–17h30', workdays, '08:30', '17:30'],
  ['es-ES', 'De lunes a viernes', '8:30 - 17:30', workdays, '08:30', '17:30'],
  ['sv-SE', 'Måndag till fredag', '8.30 - 16.30', workdays, '08:30', '16:30'],
  ['et-EE', 'Esmaspäevast reedeni', '9.00 - 17.00', workdays, '09:00', '17:00'],
])('in %s, %s %s is read by the clock (SHELL-7)', (culture, days, hours, weekdays, opens, closes) => {
  expect(readHours([{ days, hours }], culture)).toEqual([{ days, hours, weekdays, opens, closes }])
})

test('hours that cannot be read are never open (SHELL-7)', () => {
  expect(readHours([{ days: 'Op afspraak', hours: 'bel ons' }], 'nl-NL')[0]?.weekdays).toEqual([])
})

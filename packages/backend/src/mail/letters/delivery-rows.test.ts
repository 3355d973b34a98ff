import { languages } from '@haverhof/domain/shared'
import { expect, test } from 'vitest'
import { letterheadFor } from '../letterhead.ts'
import { testOrder } from '../test-order.ts'
import { deliveryRows } from './delivery-rows.ts'

const { languageId, culture } = languages.nl
const head = letterheadFor(
  {
    host: 'haverhof.nl',
    siteId: 1,
    languageId,
    languageCode: 'nl',
    culture,
    platform: 0,
    countryId: 528,
    regionCode: 'NL',
    isMain: true,
  } as never,
  'https://haverhof.nl',
  { phone: '+31 38 123 4567', address: 'service@haverhof.nl' },
)
const rowsOf = (order: Partial<typeof testOrder>) => deliveryRows(head, { ...testOrder, ...order })

test('a letter promises the days of the order in the words of the page, and repeats the remark (MAIL-20)', () => {
  expect(rowsOf({})).toEqual([
    { label: 'Bezorging', value: 'Komt tussen dinsdag 17 november en woensdag 18 november' },
    { label: 'Opmerking voor de bezorger', value: 'Achter de schuur' },
  ])
  expect(rowsOf({ arrival: { from: '2026-11-17', until: '2026-11-17' }, wishes: null })).toEqual([
    { label: 'Bezorging', value: 'Komt dinsdag 17 november' },
  ])
  expect(rowsOf({ arrival: null, wishes: null })).toEqual([])
})

test('a lorry comes by appointment, with the wished day and the answers about the yard (MAIL-20, DELIVERY-13, 19)', () => {
  const arrival = { from: '2026-11-20', until: '2026-11-25', byAppointment: true }
  const yard = { access: 'yes', height: 'unknown', power: 'no', forklift: 'yes' } as const
  const rows = rowsOf({ arrival, wishes: { remark: null, day: '2026-11-26', yard } })
  expect(rows[0]?.value).toBe('Op afspraak: wij spreken de dag met u af, uiterlijk woensdag 25 november')
  expect(rows[1]).toEqual({ label: 'Dag die u het best past', value: 'donderdag 26 november' })
  expect(rows.slice(2).map(({ value }) => value)).toEqual(['Ja', 'Weet ik niet', 'Nee', 'Ja'])
})

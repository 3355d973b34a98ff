import { bella, packOfMuesli } from '@haverhof/testing'
import { photoForm } from '../photos/test-photo.ts'
import { type Belongings, muesli } from './test-belongings.ts'
import { named, own, remove, type Table } from './test-call-rule.ts'

const ofHorse =
  (suffix: string) =>
  ({ horseId }: Belongings) =>
    `/api/account/horses/${horseId}${suffix}`

export const horseCalls: Table = {
  'GET /api/account/horses': own('/api/account/horses'),
  'POST /api/account/horses': own('/api/account/horses', { json: { ...bella, name: 'Nog een' } }),
  'PUT /api/account/horses/{horseId}': ({ horseId, canary }) => ({
    rule: 'named',
    path: `/api/account/horses/${horseId}`,
    init: { method: 'PUT', json: { ...bella, name: canary } },
  }),
  'GET /api/account/horses/{horseId}/photo': named(ofHorse('/photo')),
  'PUT /api/account/horses/{horseId}/photo': async (of) => ({
    rule: 'named',
    path: ofHorse('/photo')(of),
    init: { method: 'PUT', body: await photoForm() },
  }),
  'POST /api/account/horses/{horseId}/weights': named(ofHorse('/weights'), {
    json: { weighedOn: '2026-02-01', weightKg: 550 },
  }),
  'DELETE /api/account/horses/{horseId}/weights/{weighedOn}': named(ofHorse('/weights/2026-01-01'), remove),
  'PUT /api/account/horses/{horseId}/packs/{productVariantId}': named(ofHorse(`/packs/${muesli}`), {
    method: 'PUT',
    json: packOfMuesli,
  }),
  'DELETE /api/account/horses/{horseId}/packs/{productVariantId}': named(ofHorse(`/packs/${muesli}`), remove),
  'DELETE /api/account/horses/{horseId}/photo': named(ofHorse('/photo'), remove),
  'DELETE /api/account/horses/{horseId}': named(ofHorse(''), remove),
}

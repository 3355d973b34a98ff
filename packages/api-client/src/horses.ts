import { bodyOf, done, type Http } from './http.ts'
import { checkedParameters } from './parameters.ts'
import type { components } from '../build/schema.d.ts'

type Schemas = components['schemas']

/** The horses of the signed-in customer; nothing of it is cached (HORSES-1). */
export function horseCalls({ calls }: Http) {
  const of = (id: number) => {
    const { id: horseId } = checkedParameters({ id })
    return { horseId }
  }
  return {
    list: () => bodyOf(calls.GET('/api/account/horses')),
    add: (body: Schemas['HorseInput']) => bodyOf(calls.POST('/api/account/horses', { body })),
    change: (horseId: number, body: Schemas['HorseChange']) =>
      done(calls.PUT('/api/account/horses/{horseId}', { params: { path: of(horseId) }, body })),
    remove: (horseId: number) =>
      done(calls.DELETE('/api/account/horses/{horseId}', { params: { path: of(horseId) } })),
    weigh: (horseId: number, body: Schemas['HorseWeightInput']) =>
      done(calls.POST('/api/account/horses/{horseId}/weights', { params: { path: of(horseId) }, body })),
    removeWeight: (horseId: number, weighedOn: string) =>
      done(
        calls.DELETE('/api/account/horses/{horseId}/weights/{weighedOn}', {
          params: { path: { ...of(horseId), weighedOn } },
        }),
      ),
    setPhoto(horseId: number, photo: Blob) {
      const form = new FormData()
      form.append('photo', photo)
      const params = { path: of(horseId) }
      const body = { photo: '' }
      return done(
        calls.PUT('/api/account/horses/{horseId}/photo', { params, body, bodySerializer: () => form }),
      )
    },
    removePhoto: (horseId: number) =>
      done(calls.DELETE('/api/account/horses/{horseId}/photo', { params: { path: of(horseId) } })),
    openPack(horseId: number, productVariantId: number, body: Schemas['HorsePackInput']) {
      const path = { ...of(horseId), ...checkedParameters({ productVariantId }) }
      return done(
        calls.PUT('/api/account/horses/{horseId}/packs/{productVariantId}', { params: { path }, body }),
      )
    },
    removePack(horseId: number, productVariantId: number) {
      const path = { ...of(horseId), ...checkedParameters({ productVariantId }) }
      return done(
        calls.DELETE('/api/account/horses/{horseId}/packs/{productVariantId}', { params: { path } }),
      )
    },
    endReminders(token: string) {
      const body = checkedParameters({ token })
      return done(calls.POST('/api/horses/reminders/end', { body }))
    },
  }
}

import { bodyOf, done, type Http } from './http.ts'
import { checkedParameters } from './parameters.ts'
import type { components, paths } from '../build/schema.d.ts'

type Schemas = components['schemas']

type ProposalQuery = paths['/api/repeatdeliveries/proposals']['get']['parameters']['query']

const own = '/api/account/repeatdeliveries/{repeatDeliveryId}'

/** What comes again to the signed-in customer; nothing of it is cached (REPEAT-16). */
export function repeatDeliveryCalls({ calls }: Http) {
  const of = (id: number) => {
    const { id: repeatDeliveryId } = checkedParameters({ id })
    return { params: { path: { repeatDeliveryId } } }
  }
  return {
    terms: () => bodyOf(calls.GET('/api/repeatdeliveries/terms')),
    /** Every how many days packs would come, for a horse or the one on the label (REPEAT-36). */
    proposals: (query: ProposalQuery) =>
      bodyOf(calls.GET('/api/repeatdeliveries/proposals', { params: { query } })),
    list: async () => (await bodyOf(calls.GET('/api/account/repeatdeliveries'))).repeatDeliveries,
    read: (id: number) => bodyOf(calls.GET(own, of(id))),
    /** The day that is shown, and no other; the same key skips once, however often it is sent. */
    skip(id: number, day: string, key: string) {
      const { path } = of(id).params
      const params = { path, query: { day }, header: { 'idempotency-key': key } }
      return done(calls.POST(`${own}/skip`, { params }))
    },
    move: (id: number, day: string) => done(calls.POST(`${own}/move`, { ...of(id), body: { day } })),
    change: (id: number, body: Schemas['RepeatContentInput']) => done(calls.PUT(own, { ...of(id), body })),
    /** What a delivery would come to with these goods instead (REPEAT-63). */
    price(id: number, { days, lines }: Pick<Schemas['RepeatContentInput'], 'days' | 'lines'>) {
      const { path } = of(id).params
      const packs = lines.map(({ productVariantId, quantity }) => `${productVariantId}:${quantity}`).join(',')
      return bodyOf(calls.GET(`${own}/price`, { params: { path, query: { days, packs } } }))
    },
    /** What a delivery would come to with more of a pack in it (REPEAT-77). */
    addition(id: number, productVariantId: number, quantity: number) {
      const { path } = of(id).params
      const query = checkedParameters({ productVariantId, quantity })
      return bodyOf(calls.GET(`${own}/additions`, { params: { path, query } }))
    },
    /** The same key adds once, however often it is sent. */
    add(id: number, body: Schemas['RepeatAdditionInput'], key: string) {
      const { path } = of(id).params
      return done(
        calls.POST(`${own}/additions`, { params: { path, header: { 'idempotency-key': key } }, body }),
      )
    },
    changeAddress: (id: number, body: Schemas['RepeatAddressInput']) =>
      done(calls.PUT(`${own}/address`, { ...of(id), body })),
    changeMethod: (id: number, paymentMethodId: string) =>
      done(calls.PUT(`${own}/paymentmethod`, { ...of(id), body: { paymentMethodId } })),
    pause: (id: number) => done(calls.POST(`${own}/pause`, of(id))),
    resume: (id: number) => done(calls.POST(`${own}/resume`, of(id))),
    /** A declaration without signing in; the receipt comes by mail too (ENDING-1). */
    giveNotice: (body: Schemas['EndingInput']) => bodyOf(calls.POST('/api/endings', { body })),
    /** By the link of the receipt; again changes nothing (WITHDRAWAL-8). */
    confirmDeclaration(token: string) {
      const body = checkedParameters({ token })
      return done(calls.POST('/api/declarations/confirm', { body }))
    },
    end: (id: number) => done(calls.POST(`${own}/end`, of(id))),
  }
}

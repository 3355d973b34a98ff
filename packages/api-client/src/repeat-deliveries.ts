import { bodyOf, done, type Http } from './http.ts'
import { checkedParameters } from './parameters.ts'
import type { components, paths } from '../build/schema.d.ts'

type Schemas = components['schemas']

type ProposalQuery = paths['/api/repeatdeliveries/proposals']['get']['parameters']['query']

const own = '/api/account/repeatdeliveries/{repeatDeliveryId}'

/** REPEAT-16: what comes again to the signed-in customer; nothing of it is cached. */
export function repeatDeliveryCalls({ calls }: Http) {
  const of = (id: number) => {
    const { id: repeatDeliveryId } = checkedParameters({ id })
    return { params: { path: { repeatDeliveryId } } }
  }
  return {
    terms: () => bodyOf(calls.GET('/api/repeatdeliveries/terms')),
    /** REPEAT-36: every how many days packs would come, for a horse or the one on the label. */
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
    /** REPEAT-63: what a delivery would come to with these goods instead. */
    price(id: number, { days, lines }: Pick<Schemas['RepeatContentInput'], 'days' | 'lines'>) {
      const { path } = of(id).params
      const packs = lines.map(({ productVariantId, quantity }) => `${productVariantId}:${quantity}`).join(',')
      return bodyOf(calls.GET(`${own}/price`, { params: { path, query: { days, packs } } }))
    },
    /** REPEAT-77: what a delivery would come to with more of a pack in it. */
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
    /** ENDING-1: a declaration without signing in; the receipt comes by mail too. */
    giveNotice: (body: Schemas['EndingInput']) => bodyOf(calls.POST('/api/endings', { body })),
    /** WITHDRAWAL-8: by the link of the receipt; again changes nothing. */
    confirmDeclaration(token: string) {
      const body = checkedParameters({ token })
      return done(calls.POST('/api/declarations/confirm', { body }))
    },
    end: (id: number) => done(calls.POST(`${own}/end`, of(id))),
  }
}

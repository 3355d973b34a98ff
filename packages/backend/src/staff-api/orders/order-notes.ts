import { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import type { Database } from '../../database/index.ts'
import {
  createRouter,
  failures,
  IdempotencyHeaders,
  IdParameter,
  IdPath,
  json,
  notFound,
  type Router,
} from '../../http/index.ts'
import { addNote, notesOfOrder, type OrderNote, removeNote } from '../../orders/index.ts'
import { onceByKey, readNames, staffRoute } from '../../staff/index.ts'
import { changeRequest } from '../shared/change-request.ts'

const tags = ['orders']

const Words = z.string().trim().min(1).max(2000)

const Note = z
  .object({
    orderNoteId: z.int(),
    at: z.iso.datetime(),
    madeBy: z.string(),
    madeByName: z.string().nullable(),
    isOwn: z.boolean(),
    words: z.string(),
  })
  .openapi('OrderNote')

const notes = staffRoute('orders.read', {
  method: 'get',
  path: '/staff-api/v1/orders/{id}/notes',
  tags,
  summary: 'What staff noted about an order, the latest first',
  request: { params: IdPath },
  responses: { 200: json(z.object({ items: z.array(Note) }), 'Its notes'), ...failures(400) },
})

const note = staffRoute('orders.change', {
  method: 'post',
  path: '/staff-api/v1/orders/{id}/notes',
  tags,
  summary: 'Note something about an order; its customer does not see it in the shop',
  request: changeRequest(z.strictObject({ words: Words })),
  responses: { 200: json(Note, 'The note'), ...failures(400, 404) },
})

const removal = staffRoute('orders.change', {
  method: 'delete',
  path: '/staff-api/v1/orders/{id}/notes/{noteId}',
  tags,
  summary: 'Take away a note of one’s own',
  request: {
    params: IdPath.extend({ noteId: IdParameter.openapi({ param: { name: 'noteId', in: 'path' } }) }),
    headers: IdempotencyHeaders,
  },
  responses: { 200: json(z.object({ orderNoteId: z.int() }), 'Taken away'), ...failures(400, 404) },
})

/** Notes of staff about an order, which its customer never reads (ORDERS-69). */
export function orderNoteCalls(context: AppContext): Router {
  const { database } = context
  const router = createRouter()
  router.openapi(notes, async (c) => {
    const { actor: reader, siteIds } = c.var.staff
    const orderNotes = await notesOfOrder(database, { orderId: c.req.valid('param').id, siteIds })
    const view = await viewOf(database, orderNotes, reader)
    return c.json({ items: orderNotes.map(view) }, 200)
  })
  router.openapi(note, async (c) => {
    const { actor: by, siteIds } = c.var.staff
    const written = { orderId: c.req.valid('param').id, words: c.req.valid('json').words }
    const answer = await onceByKey(context, c, written, async (transaction) => {
      const added = await addNote(context, transaction, { ...written, siteIds, by })
      if (!added.ok) throw notFound('order')
      const view = await viewOf(transaction, [added.value], by)
      return view(added.value)
    })
    return c.json(answer, 200)
  })
  router.openapi(removal, async (c) => {
    const { actor: by, siteIds } = c.var.staff
    const { id: orderId, noteId: orderNoteId } = c.req.valid('param')
    const answer = await onceByKey(context, c, { orderId, orderNoteId }, async (transaction) => {
      const removed = await removeNote(context, transaction, { orderId, orderNoteId, siteIds, by })
      if (!removed.ok) throw notFound('note')
      return removed.value
    })
    return c.json(answer, 200)
  })
  return router
}

/** As this member of staff reads them. */
async function viewOf(database: Pick<Database, 'rows'>, notes: readonly OrderNote[], reader: string) {
  const names = await readNames(
    database,
    notes.map(({ madeBy }) => madeBy),
  )
  return ({ at, ...note }: OrderNote): z.infer<typeof Note> => ({
    ...note,
    at: at.toISOString(),
    madeByName: names.get(note.madeBy) ?? null,
    isOwn: note.madeBy === reader,
  })
}

import {
  earliestReturnable,
  neverReturned,
  returnableStatuses,
  type ReturnReason,
  returnProblems,
  tidyRemarks,
} from '@haverhof/domain/returns'
import type { AppContext } from '../app-context.ts'
import { refuseFields } from '../http/index.ts'
import { inTransaction, type Transaction } from '../database/index.ts'
import { addJob } from '../jobs/index.ts'
import { queueMail } from '../mail/index.ts'
import { type Photo, redrawPhoto } from './redraw-photo.ts'
import { lineMissing, notReturnable, tooManyReturned } from './refusals.ts'

export type ReturnWish = {
  userId: string
  siteId: number
  orderId: number
  lineNumber: number
  quantity: number
  reason: ReturnReason
  remarks: string
  photo: File | undefined
}

type Line = {
  variantId: number
  description: string
  isReturnable: boolean
  left: number
  languageId: number
  emailAddress: string
}

/** RETURNS-3: registers a return; the receipt goes out by mail. */
export async function registerReturn(context: AppContext, wish: ReturnWish): Promise<{ returnId: number }> {
  const remarks = tidyRemarks(wish.remarks)
  refuseFields(returnProblems({ ...wish, remarks, hasPhoto: wish.photo !== undefined }))
  const photo = wish.photo ? await redrawPhoto(new Uint8Array(await wish.photo.arrayBuffer())) : null
  return inTransaction(context, async (transaction) => {
    const now = context.now()
    const line = await lockLine(transaction, wish, now)
    if (!line.isReturnable) throw notReturnable()
    if (wish.quantity > line.left) throw tooManyReturned(line.left)
    const returnId = await keep(transaction, { ...wish, remarks }, line, now)
    if (photo) await keepPhoto(transaction, returnId, photo)
    const { orderId, quantity, reason, siteId } = wish
    const mail = {
      kind: 'return-registered' as const,
      causeKey: `return-registered:${returnId}`,
      siteId,
      languageId: line.languageId,
      toAddress: line.emailAddress,
      facts: { orderId, returnId, description: line.description, quantity, reason, remarks },
    }
    await queueMail(transaction, mail, now)
    await addJob(transaction, 'send-mail', {})
    return { returnId }
  })
}

/** RETURNS-6: whoever returns something of an order holds the order's row, so that pieces are counted one after the other. */
async function lockLine({ rows }: Transaction, wish: ReturnWish, now: Date): Promise<Line> {
  const { userId, siteId, orderId, lineNumber } = wish
  const locked = await rows(lockOrder, [orderId, userId, siteId])
  if (locked.length === 0) throw lineMissing()
  const [line] = await rows<Line>(readLine, [
    orderId,
    lineNumber,
    returnableStatuses,
    earliestReturnable(now),
    neverReturned,
    userId,
  ])
  if (!line) throw lineMissing()
  return line
}

async function keep({ rows }: Transaction, wish: ReturnWish, line: Line, now: Date): Promise<number> {
  const { orderId, lineNumber, userId, quantity, reason, remarks } = wish
  const values = [orderId, lineNumber, line.variantId, userId, quantity, reason, remarks, now]
  const [kept] = await rows<{ returnId: number }>(insertReturn, values)
  if (!kept) throw new Error('a return was not kept')
  return kept.returnId
}

async function keepPhoto({ rows }: Transaction, returnId: number, photo: Photo): Promise<void> {
  await rows(insertPhoto, [returnId, photo.mediaType, photo.width, photo.height, photo.content])
}

const lockOrder = {
  name: 'returns-lock-order',
  text: `
    select from shop_order where order_id = $1 and account_id = $2 and site_id = $3 for no key update`,
}

const readLine = {
  name: 'returns-read-line',
  text: `
    select l.variant_id "variantId", l.description, o.language_id "languageId", a.email_address "emailAddress",
      o.status = any($3) and o.sent_at >= $4 and not l.is_free and l.product_type <> all($5) "isReturnable",
      l.quantity - coalesce((select sum(r.quantity) from product_return r
        where r.order_id = l.order_id and r.line_number = l.line_number), 0)::int "left"
    from shop_order o join order_line l using (order_id) join account a on a.user_id = $6
    where l.order_id = $1 and l.line_number = $2`,
}

const insertReturn = {
  name: 'returns-insert',
  text: `
    insert into product_return
      (order_id, line_number, variant_id, user_id, quantity, reason, remarks, status, registered_at, changed_at)
    values ($1, $2, $3, $4, $5, $6, $7, 'registered', $8, $8) returning return_id "returnId"`,
}

const insertPhoto = {
  name: 'returns-insert-photo',
  text: 'insert into return_photo (return_id, media_type, width, height, content) values ($1, $2, $3, $4, $5)',
}

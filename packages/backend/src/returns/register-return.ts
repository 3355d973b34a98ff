import {
  earliestReturnable,
  groundOf,
  neverReturned,
  returnableStatuses,
  type ReturnReason,
  returnProblems,
  tidyRemarks,
} from '@haverhof/domain/returns'
import { refusal, type Result, success, wrongFields, type WrongFields } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { inTransaction, statement, type Transaction } from '../database/index.ts'
import { addJob } from '../jobs/index.ts'
import { queueMail } from '../mail/index.ts'
import { lockOwnOrder } from '../orders/index.ts'
import { type Photo, type PhotoRefused, redrawPhoto } from '../photos/index.ts'
import type { ReturnRefused } from './refusals.ts'

export type ReturnRegistration = {
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

/** Registers a return; the receipt goes out by mail (RETURNS-3). */
export async function registerReturn(
  context: AppContext,
  wish: ReturnRegistration,
): Promise<Result<{ returnId: number }, WrongFields | PhotoRefused | ReturnRefused>> {
  const remarks = tidyRemarks(wish.remarks)
  const wrong = wrongFields(returnProblems({ ...wish, remarks, hasPhoto: wish.photo !== undefined }))
  if (wrong) return wrong
  const photo = wish.photo ? await redrawPhoto(new Uint8Array(await wish.photo.arrayBuffer())) : null
  if (photo && !photo.ok) return photo
  return inTransaction(context, async (transaction) => {
    const now = context.now()
    const line = await lockLine(transaction, wish, now)
    if (!line) return refusal('no-such-line')
    if (!line.isReturnable) return refusal('not-returnable')
    if (wish.quantity > line.left) return refusal('too-many-returned', { maximum: line.left })
    const returnId = await keep(transaction, { ...wish, remarks }, line, now)
    if (photo) await keepPhoto(transaction, returnId, photo.value)
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
    return success({ returnId })
  })
}

/** A return locks the row of its order, so that pieces are counted one after the other (RETURNS-6). */
async function lockLine(transaction: Transaction, wish: ReturnRegistration, now: Date): Promise<Line | null> {
  const { userId, siteId, orderId, lineNumber, reason } = wish
  if (!(await lockOwnOrder(transaction, { orderId, userId, siteId }))) return null
  const [line] = await transaction.rows(readLine, {
    orderId,
    lineNumber,
    returnableStatuses,
    sentAt: earliestReturnable(now, groundOf(reason)),
    neverReturned,
    userId,
  })
  return line ?? null
}

async function keep({ rows }: Transaction, wish: ReturnRegistration, line: Line, now: Date): Promise<number> {
  const { orderId, lineNumber, userId, quantity, reason, remarks } = wish
  const values = { orderId, lineNumber, variantId: line.variantId, userId, quantity, reason, remarks, now }
  const [row] = await rows(insertReturn, values)
  if (!row) throw new Error('a return was not kept')
  return row.returnId
}

async function keepPhoto({ rows }: Transaction, returnId: number, photo: Photo): Promise<void> {
  await rows(insertPhoto, {
    returnId,
    mediaType: photo.mediaType,
    width: photo.width,
    height: photo.height,
    content: photo.content,
  })
}

const readLine = statement<
  {
    orderId: number
    lineNumber: number
    returnableStatuses: readonly string[]
    sentAt: Date
    neverReturned: readonly number[]
    userId: string
  },
  Line
>(
  'returns-read-line',
  `
    select l.variant_id "variantId", l.description, o.language_id "languageId", a.email_address "emailAddress",
      o.status = any(:returnableStatuses) and o.sent_at >= :sentAt and not l.is_free and l.product_type <> all(:neverReturned) "isReturnable",
      l.quantity - coalesce((select sum(r.quantity) from product_return r
        where r.order_id = l.order_id and r.line_number = l.line_number), 0)::int "left"
    from shop_order o join order_line l using (order_id) join account a on a.user_id = :userId
    where l.order_id = :orderId and l.line_number = :lineNumber`,
)

const insertReturn = statement<
  {
    orderId: number
    lineNumber: number
    variantId: number
    userId: string
    quantity: number
    reason: string
    remarks: string
    now: Date
  },
  { returnId: number }
>(
  'returns-insert',
  `
    insert into product_return
      (order_id, line_number, variant_id, user_id, quantity, reason, remarks, status, registered_at, changed_at)
    values (:orderId, :lineNumber, :variantId, :userId, :quantity, :reason, :remarks, 'registered', :now, :now) returning return_id "returnId"`,
)

const insertPhoto = statement<{
  returnId: number
  mediaType: string
  width: number
  height: number
  content: Buffer
}>(
  'returns-insert-photo',
  'insert into return_photo (return_id, media_type, width, height, content) values (:returnId, :mediaType, :width, :height, :content)',
)

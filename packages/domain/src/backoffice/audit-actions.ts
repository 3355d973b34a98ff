import type { AuditList } from './audit-lists.ts'

/**
 * What a field of an entry holds: a word of a closed list, or something that is written in its own way. `inner` is a number that no reader
 * outside of the tables knows; `code` is a name that other programs know; `mail-kind` is a kind that the backend
 * declares.
 */
export type AuditShape =
  | AuditList
  | 'cents'
  | 'code'
  | 'count'
  | 'day'
  | 'figure'
  | 'grants'
  | 'inner'
  | 'mail-kind'
  | 'moment'
  | 'photos'
  | 'reported-payment'
  | 'shipment-lines'
  | 'site'
  | 'sites'
  | 'text'
  | 'yes-no'

type Fields = Readonly<Record<string, AuditShape>>

const lotChange = {
  lotNumber: 'text',
  variantId: 'inner',
  reason: 'text',
  pieces: 'count',
  stock: 'count',
} as const satisfies Fields

const question = {
  state: 'question-state',
  answer: 'text',
  reason: 'question-reason',
  ownWords: 'text',
} as const satisfies Fields

const repeat = {
  state: 'repeat-state',
  day: 'day',
  repeatDeliveryId: 'code',
  reason: 'text',
} as const satisfies Fields

const report = {
  state: 'report-state',
  about: 'code',
  why: 'report-reason',
} as const satisfies Fields

const shipment = {
  shipmentId: 'inner',
  carrier: 'carrier',
  parcelNumbers: 'text',
  lines: 'shipment-lines',
  withdrawalId: 'code',
  isChargedBack: 'yes-no',
} as const satisfies Fields

const signIn = { way: 'sign-in-way', siteId: 'site', clientIp: 'text' } as const satisfies Fields

const invitation = { emailAddress: 'text', grants: 'grants' } as const satisfies Fields

/** Every action that the log knows, with the fields that its changes and details may have (AUDIT-3). Nothing else can be written. */
export const auditActions = {
  'account-activated': {},
  'account-deleted': {},
  'cart-impersonated': { cartHash: 'code', clientIp: 'text' },
  'customer-cart-opened': {},
  'customer-changed': { fields: 'customer-field' },
  'customer-exported': {},
  'customer-link-sent': { kind: 'customer-link' },
  'customer-opened': {},
  'customer-signed-out': { ended: 'count' },
  'email-change-asked': {},
  'email-changed': {},
  'grants-changed': { grants: 'grants' },
  'identity-linked': { issuer: 'text' },
  'impersonation-key-issued': { cartHash: 'code' },
  'invitation-revoked': { emailAddress: 'text' },
  'job-retried': { name: 'code' },
  'lot-blocked': lotChange,
  'lot-unblocked': lotChange,
  'mail-resent': { kind: 'mail-kind', mailId: 'inner', again: 'inner' },
  'mail-retried': { isAddressCorrected: 'yes-no' },
  'order-address-changed': { fields: 'address-field' },
  'order-cancelled': { status: 'order-status', reason: 'cancel-reason', ownWords: 'text' },
  'order-note-removed': { orderNoteId: 'inner' },
  'order-noted': { orderNoteId: 'inner' },
  'order-opened-as-customer': {},
  'order-parcels-changed': {
    shipmentId: 'inner',
    carrier: 'carrier',
    parcelNumbers: 'text',
    isCustomerTold: 'yes-no',
  },
  'order-part-sent': shipment,
  'order-refunded': {
    refundId: 'inner',
    creditNumber: 'text',
    amountCents: 'cents',
    giftCardCents: 'cents',
    paymentCents: 'cents',
    chargedBackCents: 'cents',
    reason: 'credit-reason',
    restock: 'yes-no',
  },
  'order-sent': shipment,
  'passkey-added': { name: 'text' },
  'passkey-removed': {},
  'password-changed': {},
  'password-removed': {},
  'password-reset': {},
  // Before, its subject was the payment.
  'payment-charged-back': { orderId: 'code', paymentId: 'code', chargedBackCents: 'cents' },
  'payment-mismatch': { orderId: 'code', amountCents: 'cents', reported: 'reported-payment' },
  'question-answer-changed': question,
  'question-answered': question,
  'question-put-back': question,
  'question-rejected': question,
  'question-unpublished': question,
  'recall-exported': { lotNumber: 'text', orders: 'count' },
  'recall-letters': {
    lotId: 'inner',
    lotNumber: 'text',
    reason: 'recall-reason',
    ownWords: 'text',
    letters: 'count',
  },
  'recovery-codes-renewed': {},
  'report-kept': report,
  'report-removed': report,
  // Before, its subject was the payment.
  refund: {
    orderId: 'code',
    paymentId: 'code',
    refundId: 'inner',
    amountCents: 'cents',
    reason: 'credit-reason',
  },
  'refund-left-to-bank': { refundId: 'inner', amountCents: 'cents', chargedBackCents: 'cents' },
  'refund-paid-by-transfer': { refundId: 'inner', amountCents: 'cents', reference: 'text' },
  'refund-refused': { refundId: 'inner', amountCents: 'cents', problem: 'text' },
  'refund-retried': { refundId: 'inner', amountCents: 'cents' },
  'repeat-ended': repeat,
  'repeat-paused': repeat,
  'repeat-resumed': repeat,
  'return-changed': { status: 'return-status', reason: 'return-reason', ownWords: 'text' },
  'review-photos-chosen': { photos: 'photos' },
  'review-published': { state: 'review-state' },
  'review-put-back': { state: 'review-state', concerns: 'review-concern' },
  'review-refused': { state: 'review-state', reason: 'review-reason', ownWords: 'text' },
  'review-replied': { reply: 'text' },
  'review-reply-removed': { reply: 'text' },
  'sample-advised': {},
  // Its changes are the measured values, each by its code.
  'sample-corrected': { codes: 'inner', reason: 'text' },
  'sample-measured': { sampleType: 'sample-type' },
  'sample-received': { sampleType: 'sample-type', receivedOn: 'day' },
  'sessions-ended': {},
  'sign-in-failed': signIn,
  'signed-in': signIn,
  'signed-out': {},
  'staff-invited': invitation,
  'staff-joined': {},
  'staff-reset': invitation,
  'staff-resumed': {},
  'staff-suspended': {},
  'stock-corrected': {
    change: 'count',
    reason: 'stock-reason',
    note: 'text',
    stock: 'count',
    lotId: 'inner',
    lotNumber: 'text',
    orderId: 'code',
  },
  'stock-counted': { counted: 'count', reserved: 'count', stock: 'count', before: 'count', reason: 'text' },
  'stock-delivered': {
    amount: 'count',
    stock: 'count',
    lotNumber: 'text',
    bestBefore: 'day',
    areInHouse: 'yes-no',
  },
  'task-started': { kind: 'task-kind', total: 'count' },
  'token-created': { name: 'text', permissions: 'permission', siteIds: 'sites', endsAt: 'moment' },
  'token-revoked': {},
  'webhook-added': { url: 'text', eventTypes: 'code', siteIds: 'sites' },
  'webhook-removed': {},
  'webhook-replayed': { count: 'count', since: 'moment', until: 'moment', eventId: 'code' },
  'webhook-secret-rotated': {},
  'webhook-switched-off': {},
  'withdrawal-accepted': { state: 'withdrawal-state' },
  'withdrawal-closed': { state: 'withdrawal-state', note: 'text' },
  'withdrawal-matched': { orderId: 'code' },
} as const satisfies Record<string, Fields>

export type AuditAction = keyof typeof auditActions

/** What a field of an entry holds; null for what an earlier release wrote. */
export function auditShape(action: string, field: string): AuditShape | null {
  const fieldsOfAction: Readonly<Record<string, Fields>> = auditActions
  const shape = fieldsOfAction[action]?.[field]
  return shape ?? (action === 'sample-corrected' ? 'figure' : null)
}

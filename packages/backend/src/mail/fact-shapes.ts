import type { ReportedKind } from '@haverhof/domain/reports'
import type { OrderForMail } from './order-for-mail.ts'

/** What letters tell of a return. */
export type ReturnFacts = { orderId: number; returnId: number; description: string; quantity: number }

/** What letters tell of a report; nothing that its sender typed: the mailbox is unproven. */
export type ReportFacts = { reportId: number; about: ReportedKind; productTitle: string }

/** What is in the parcels, and where each can be followed (SHIPMENTS-3). */
export type ShipmentFacts = {
  /** The name of the carrier; null when unknown. */
  carrier: string | null
  parcels: { number: string; url: string | null }[]
  /** Without a picture in mails that waited for an earlier release. */
  lines: { description: string; productLabel: string; quantity: number; imagePath?: string | null }[]
  /** Others went before it. */
  isRest: boolean
}

/** What letters tell of a sample; the path is the way to its result. */
export type SampleFacts = { orderId: number; sampleName: string; resultPath: string }

/** What every letter about a repeat delivery may tell; the day is that of the next delivery. */
export type RepeatFacts = {
  repeatDeliveryId: number
  firstName: string
  days: number
  day: string
  changeUntil: string
}

/**
 * What a delivery that comes again brings, costs and where it goes. What is
 * optional is missing in mails that waited for an earlier release.
 */
export type RepeatContents = {
  lines: {
    description: string
    productLabel: string
    quantity: number
    /** 0 for a gift. */
    totalCents: number
    imagePath?: string
  }[]
  /** Of the whole delivery. */
  discounts?: { description: string; amountCents: number }[]
  shippingCents?: number
  totalCents: number
  place?: OrderForMail['delivery']
}

/** The languages of the back office. */
export type StaffLetterLanguage = 'nl' | 'de' | 'en'

export type StaffFacts = { invitationId: number; language: StaffLetterLanguage }

/** One more declaration whose receipt comes late, in the same mail (WITHDRAWAL-4). */
export type LateDeclaration = {
  number: number
  /** ISO 8601 */
  receivedAt: string
  /** The order or contract, as it was typed. */
  contract: string
  fullName: string
  confirmUrl: string
}

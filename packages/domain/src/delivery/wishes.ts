/** What the driver of a lorry asks about a yard before a big box or a silo can come (DELIVERY-19). */
export const yardAnswers = ['yes', 'no', 'unknown'] as const

export type YardAnswer = (typeof yardAnswers)[number]

/**
 * A lorry may be twelve metres long and four metres high (Directive 96/53/EC, Annex
 * I): whether it can drive in and turn, and pass below everything.
 */
export const yardQuestions = ['access', 'height', 'power', 'forklift'] as const

export type Yard = Record<(typeof yardQuestions)[number], YardAnswer>

/** What a customer says about a delivery besides where it goes (DELIVERY-13). */
export type DeliveryWishes = {
  /** For the driver: where to put it down. */
  remark: string | null
  /** The chosen day; of a lorry the one the customer asks for. */
  day: string | null
  yard: Yard | null
}

/** The unanswered questions of a delivery by lorry (DELIVERY-20). */
export function openYardQuestions(yard: Partial<Yard> | null | undefined): (keyof Yard)[] {
  return yardQuestions.filter((question) => yard?.[question] === undefined)
}

export const noWishes: DeliveryWishes = { remark: null, day: null, yard: null }

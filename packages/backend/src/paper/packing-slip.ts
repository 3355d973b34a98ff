import type { Yard } from '@haverhof/domain/delivery'

/** What a packing slip and its label say. */
export type SlipContent = {
  orderId: number
  /** Null before it is sent. */
  shipmentId: number | null
  at: Date
  /** Name, street, town: as the customer wrote them. */
  address: string[]
  /** Two letters; null where nothing is sent. */
  regionCode: string | null
  /** What the customer asks of the driver, and the promised or wished day (DELIVERY-13). */
  remark: string | null
  day: string | null
  /** What a lorry finds in the yard. */
  yard: Yard | null
  lines: {
    description: string
    productLabel: string
    quantity: number
    /** Pieces that follow later. */
    left: number
    lots: { lotNumber: string; bestBefore: string | null; quantity: number }[]
  }[]
}

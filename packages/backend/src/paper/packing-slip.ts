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
  lines: {
    description: string
    productLabel: string
    quantity: number
    /** Pieces that follow later. */
    left: number
    lots: { lotNumber: string; bestBefore: string | null; quantity: number }[]
  }[]
}

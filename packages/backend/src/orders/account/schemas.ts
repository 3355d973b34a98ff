import { z } from '@hono/zod-openapi'
import { orderStatuses } from '@haverhof/domain/orders'
import { CalculatedCart, Cart } from '../../cart/index.ts'
import { ProductCard } from '../../catalogue/index.ts'
import { IdParameter } from '../../http/index.ts'
import { Order } from '../schemas.ts'

/** A customer's orders. Amounts are euros with at most two decimals. */

const Picture = z
  .object({ src: z.string(), srcset: z.string(), width: z.int(), height: z.int() })
  .openapi('OrderPicture')

const lineFacts = {
  lineNumber: z.int(),
  productId: z.int(),
  productVariantId: z.int(),
  title: z.string(),
  label: z.string().openapi({ description: 'The pack' }),
  quantity: z.int(),
  isFree: z.boolean().openapi({ description: 'Came with the order for nothing' }),
  picture: Picture,
}

export const OrderSummary = z
  .object({
    orderId: z.int(),
    orderedAt: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
    status: z.enum(orderStatuses),
    isCollecting: z
      .boolean()
      .openapi({ description: 'It is being collected by a mandate: there is nothing to pay' }),
    totalAmount: z.number(),
    shownCurrency: z.string().nullable(),
    shownTotalAmount: z
      .number()
      .nullable()
      .openapi({ description: 'Indicative; the euro amount was charged' }),
    itemCount: z.int().openapi({ description: 'All pieces, those for nothing included' }),
    invoiceNumber: z.string().nullable(),
    lines: z.array(z.object(lineFacts)),
  })
  .openapi('OrderSummary')

export const OrderList = z
  .object({ orders: z.array(OrderSummary), totalCount: z.int() })
  .openapi('CustomerOrders')

export const OrderLine = z
  .object({
    ...lineFacts,
    productType: z.int(),
    totalAmount: z.number(),
    url: z
      .string()
      .nullable()
      .openapi({ description: 'The page of the product; null when it is not sold any more' }),
  })
  .openapi('OrderLine')

/** An order as its last page shows it, and what only its customer is told. */
export const OwnOrder = Order.extend({
  orderKey: z.string(),
  sentAt: z.iso.datetime().nullable(),
  lines: z.array(OrderLine),
}).openapi('OwnOrder')

export const Invoice = z
  .object({
    invoiceNumber: z.string(),
    orderId: z.int(),
    issuedAt: z.iso.datetime(),
    totalAmount: z.number(),
    kind: z.enum(['invoice', 'credit']),
    isElectronic: z.boolean().openapi({ description: 'Whether there is one for machines, as UBL' }),
  })
  .openapi('Invoice')

export const InvoiceList = z.object({ invoices: z.array(Invoice) }).openapi('CustomerInvoices')

export const ReorderInput = z.object({ shoppingcartId: z.string().min(1).max(100) }).openapi('ReorderInput')

const missingLine = {
  lineNumber: z.int(),
  productVariantId: z.int(),
  description: z.string(),
  quantity: z.int().openapi({ description: 'How many pieces were not added' }),
}

const missingReasons = [
  'not-sold',
  'not-available',
  'not-enough-stock',
  'quantity-limit',
  'too-many-lines',
] as const

/** What a repeated order put into the cart, and what is no longer sold (ORDERS-50). */
export const Again = z
  .object({
    orderId: z.int(),
    cart: Cart.openapi({ description: 'A cart of its own: it is changed and ordered like any other' }),
    calculated: CalculatedCart,
    missing: z
      .array(
        z.object({
          ...missingLine,
          reason: z.enum([...missingReasons, 'needs-sample-names']),
          replacements: z
            .array(
              ProductCard.extend({
                quantity: z
                  .int()
                  .openapi({ description: 'Pieces that hold about as much as what is missing' }),
                isOtherProduct: z.boolean(),
              }),
            )
            .openapi({
              description:
                'Other packs of the same product, the nearest in size first; where there are none, one of another product that fits as well',
            }),
          categoryUrl: z.string().nullable().openapi({ description: 'The page of what is like it' }),
        }),
      )
      .openapi({ description: 'What could not be added, why, and what can replace it' }),
  })
  .openapi('OrderAgain')

export const Reordered = z
  .object({
    added: z.array(
      z.object({
        lineNumber: z.int(),
        productVariantId: z.int(),
        description: z.string(),
        quantity: z.int(),
      }),
    ),
    missing: z
      .array(z.object({ ...missingLine, reason: z.enum(missingReasons) }))
      .openapi({ description: 'What could not be added, and why' }),
  })
  .openapi('Reordered')

export type OrderSummaryView = z.infer<typeof OrderSummary>
export type OrderListView = z.infer<typeof OrderList>
export type OrderLineView = z.infer<typeof OrderLine>
export type OwnOrderView = z.infer<typeof OwnOrder>
export type InvoiceView = z.infer<typeof Invoice>
export type AgainView = z.infer<typeof Again>
export type ReorderedView = z.infer<typeof Reordered>

const mostPages = 10_000

function wholeNumber(most: number, otherwise: number) {
  return z
    .string()
    .regex(/^[1-9]\d{0,4}$/, 'must be a whole number of at least 1')
    .default(String(otherwise))
    .transform(Number)
    .pipe(z.int().max(most))
    .openapi({ type: 'integer', minimum: 1, maximum: most, default: otherwise })
}

export const Paging = z.object({ page: wholeNumber(mostPages, 1), pageSize: wholeNumber(96, 24) })

export const OrderPath = z.object({
  orderId: IdParameter.openapi({ param: { name: 'orderId', in: 'path' } }),
})

export const LineQuery = z.object({ lineNumber: IdParameter.optional() })

export const InvoicePath = z.object({
  invoiceNumber: z
    .string()
    .max(40)
    .openapi({ param: { name: 'invoiceNumber', in: 'path' } }),
})

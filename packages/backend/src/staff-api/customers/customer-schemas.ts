import { returnReasons, returnStatuses } from '@haverhof/domain/returns'
import { orderStatuses } from '@haverhof/domain/orders'
import { sampleStatuses } from '@haverhof/domain/laboratory'
import { pauseReasons, repeatStates } from '@haverhof/domain/repeat-delivery'
import { optionalFields, requiredFields } from '@haverhof/domain/accounts'
import { recordOf } from '@haverhof/domain/shared'
import { z } from '@hono/zod-openapi'
import type { StaffAccount } from '../../accounts/index.ts'
import type { OpenedCustomer } from '../../customers/index.ts'
import { mailKinds } from '../../mail/index.ts'

const Moment = z.iso.datetime()

export const ListedCustomer = z
  .object({
    userId: z.uuid(),
    siteId: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    companyName: z.string().nullable(),
    emailAddress: z.string(),
    phoneNumber: z.string().nullable(),
    zipcode: z.string().nullable(),
    city: z.string().nullable(),
    isActivated: z.boolean().openapi({ description: 'False while the mailbox is not confirmed' }),
    since: Moment,
  })
  .openapi('ListedCustomer')

const Address = z.object({
  street: z.string(),
  streetNumber: z.string(),
  streetNumberAddition: z.string().nullable(),
  zipcode: z.string(),
  city: z.string(),
  countryId: z.int(),
})

const named = { firstName: z.string().nullable(), lastName: z.string().nullable() }

export const StaffCustomer = z
  .object({
    account: z.object({
      userId: z.uuid(),
      siteId: z.int(),
      languageId: z.int(),
      emailAddress: z.string(),
      ...recordOf(requiredFields, () => z.string()),
      ...recordOf(optionalFields, () => z.string().nullable()),
      address: Address.nullable(),
      billingContact: z
        .object({ ...named, phoneNumber: z.string().nullable(), emailAddress: z.string().nullable() })
        .nullable(),
      shipping: z.object({ ...named, address: Address.nullable() }).nullable(),
      isActivated: z.boolean(),
      createdAt: Moment,
      activatedAt: Moment.nullable(),
      sessions: z.int().openapi({ description: 'Browsers that are signed in' }),
      lastSeenAt: Moment.nullable(),
    }),
    orders: z.array(
      z.object({
        orderId: z.int(),
        orderedAt: Moment,
        status: z.enum(orderStatuses),
        totalCents: z.int(),
        itemCount: z.int(),
      }),
    ),
    orderCount: z.int(),
    samples: z.array(
      z.object({
        sampleId: z.int(),
        orderId: z.int(),
        sampleName: z.string(),
        analysis: z.enum(['Rqs', 'Qs']),
        status: z.enum(sampleStatuses),
        orderedAt: Moment,
      }),
    ),
    returns: z.array(
      z.object({
        returnId: z.int(),
        orderId: z.int(),
        title: z.string(),
        quantity: z.int(),
        reason: z.enum(returnReasons),
        status: z.enum(returnStatuses),
        registeredAt: Moment,
      }),
    ),
    repeatDeliveries: z.array(
      z.object({
        repeatDeliveryId: z.int(),
        siteId: z.int(),
        state: z.enum(repeatStates),
        pauseReason: z.enum(pauseReasons).nullable(),
        days: z.int(),
        day: z.iso.date().openapi({ description: 'On which the next delivery arrives' }),
        changeUntil: z.iso.date().openapi({ description: 'The last day on which it can be changed' }),
        lines: z.array(
          z.object({
            productVariantId: z.int(),
            quantity: z.int(),
            title: z.string().nullable().openapi({ description: 'Null when the site no longer sells it' }),
            packSize: z.string().nullable(),
          }),
        ),
      }),
    ),
    mails: z.array(
      z.object({
        mailId: z.int(),
        kind: z.enum(mailKinds as [(typeof mailKinds)[number], ...(typeof mailKinds)[number][]]),
        subject: z.string().nullable(),
        createdAt: Moment,
        sentAt: Moment.nullable(),
      }),
    ),
    newsletter: z.object({ isSubscribed: z.boolean(), isWaiting: z.boolean() }),
    stockAlerts: z.array(z.object({ title: z.string(), label: z.string(), requestedAt: Moment })),
    horses: z.array(z.object({ name: z.string(), horseType: z.string(), weightKg: z.int() })),
  })
  .openapi('StaffCustomer')

export function listedView({ since, ...account }: StaffAccount): z.infer<typeof ListedCustomer> {
  return { ...account, since: since.toISOString() }
}

export function customerView(opened: OpenedCustomer): z.infer<typeof StaffCustomer> {
  const { account, orders, samples, returns, repeatDeliveries, mails, newsletter, stockAlerts, horses } =
    opened
  return {
    account: {
      ...account,
      createdAt: account.createdAt.toISOString(),
      activatedAt: account.activatedAt?.toISOString() ?? null,
      lastSeenAt: account.lastSeenAt?.toISOString() ?? null,
    },
    orders: orders.orders.map(({ orderId, orderedAt, status, totalAmount, itemCount }) => {
      const totalCents = Math.round(totalAmount * 100)
      return { orderId, orderedAt, status, totalCents, itemCount }
    }),
    orderCount: orders.totalCount,
    samples: samples.map(({ sampleId, orderId, sampleName, type: analysis, status, orderedAt }) => {
      return { sampleId, orderId, sampleName, analysis, status, orderedAt }
    }),
    returns: returns.map(({ returnId, orderId, title, quantity, reason, status, registeredAt }) => {
      return { returnId, orderId, title, quantity, reason, status, registeredAt }
    }),
    repeatDeliveries: repeatDeliveries.map((repeat) => {
      const { repeatDeliveryId, siteId, state, pauseReason, days, day, changeUntil } = repeat
      const lines = repeat.lines.map(({ productVariantId, quantity, title, packSize }) => {
        return { productVariantId, quantity, title, packSize }
      })
      return { repeatDeliveryId, siteId, state, pauseReason, days, day, changeUntil, lines }
    }),
    mails: mails.map(({ createdAt, sentAt, ...mail }) => {
      return { ...mail, createdAt: createdAt.toISOString(), sentAt: sentAt?.toISOString() ?? null }
    }),
    newsletter: { isSubscribed: newsletter.isSubscribed, isWaiting: newsletter.isWaiting },
    stockAlerts: stockAlerts.map(({ title, label, requestedAt }) => ({ title, label, requestedAt })),
    horses: horses.map(({ name, horseType, weightKg }) => ({ name, horseType, weightKg })),
  }
}

/** One product in an e-commerce event, in the words of GA4. */
export type TrackedItem = {
  item_id: string
  item_name: string
  item_brand?: string
  item_category?: string
  item_variant?: string
  item_list_id?: string
  item_list_name?: string
  index?: number
  price: number
  quantity?: number
  discount?: number
  coupon?: string
}

type Money = { currency: string; value: number }
type Items = { items: TrackedItem[] }

/** Every event of the shop, with the parameters of GA4. */
export type TrackedEvents = {
  page_view: { page_location: string; page_title: string; page_kind?: string }
  search: { search_term: string }
  view_item_list: Items & { item_list_id?: string; item_list_name?: string }
  select_item: Items & { item_list_id?: string; item_list_name?: string }
  view_item: Money & Items
  add_to_cart: Money & Items
  remove_from_cart: Money & Items
  view_cart: Money & Items
  begin_checkout: Money & Items & { coupon?: string }
  add_shipping_info: Money & Items & { shipping_tier?: string; coupon?: string }
  add_payment_info: Money & Items & { payment_type?: string; coupon?: string }
  purchase: Money & Items & { transaction_id: string; tax: number; shipping: number; coupon?: string }
  filter_products: { filter_name: string; filter_value: string }
}

export type EventName = keyof TrackedEvents
type EcommerceEvent = { [Name in EventName]: TrackedEvents[Name] extends Items ? Name : never }[EventName]

const ecommerceEvents: ReadonlySet<string> = new Set<EcommerceEvent>([
  'view_item_list',
  'select_item',
  'view_item',
  'add_to_cart',
  'remove_from_cart',
  'view_cart',
  'begin_checkout',
  'add_shipping_info',
  'add_payment_info',
  'purchase',
])

/** The entries of an event for the data layer (TRACKING-1). E-commerce events first empty what the last one left there. */
export function dataLayerEntries<Name extends EventName>(
  event: Name,
  details: TrackedEvents[Name],
): object[] {
  if (!ecommerceEvents.has(event)) return [{ event, ...details }]
  return [{ ecommerce: null }, { event, ecommerce: details }]
}

/** Records an event. It waits in the page and goes nowhere unless the visitor allows a tag manager to read it. */
export function track<Name extends EventName>(event: Name, details: TrackedEvents[Name]): void {
  for (const entry of dataLayerEntries(event, details)) dataLayer().push(entry)
}

type WithDataLayer = { dataLayer?: unknown[] }

export function dataLayer(): unknown[] {
  const holder = globalThis as WithDataLayer
  holder.dataLayer ??= []
  return holder.dataLayer
}

import { isAnalysisKit } from '@haverhof/domain/catalogue'
import { escapeXml } from '@haverhof/domain/shared'
import type { FeedPack } from '../../catalogue/index.ts'

export type ShippingTerms = { countryCode: string; priceCents: number; freeFromCents: number | null }

/** What the specification of product data allows. */
const longest = { title: 150, description: 5000, productType: 750 }

const availability: Record<FeedPack['stock'], string> = {
  available: 'in_stock',
  'low-stock': 'in_stock',
  // Without a date it cannot be ordered ahead.
  'coming-soon': 'out_of_stock',
  'sold-out': 'out_of_stock',
}

const measures = {
  g: { unit: 'kg', size: 1000 },
  ml: { unit: 'l', size: 1000 },
  piece: { unit: 'ct', size: 1 },
}

/** One pack in the words of Google's product data (SEO-21). A reduced price stands beside the one it was reduced from. */
export function feedItem(pack: FeedPack, origin: string, shipping: ShippingTerms | null): string {
  const { amount, originalAmount } = pack.price
  const fields: [name: string, value: string | null][] = [
    ['g:id', pack.id],
    ['g:item_group_id', pack.groupId],
    ['title', pack.title.slice(0, longest.title)],
    ['description', plain(pack.description).slice(0, longest.description)],
    ['link', `${origin}${pack.url}`],
    ['g:image_link', `${origin}${pack.imageUrl}`],
    ['g:price', euros(originalAmount ?? amount)],
    ['g:sale_price', originalAmount === null ? null : euros(amount)],
    ['g:availability', availability[pack.stock]],
    ['g:condition', 'new'],
    ['g:brand', pack.brand],
    ['g:gtin', pack.gtin],
    ['g:identifier_exists', pack.gtin ? null : 'no'],
    ['g:product_type', pack.categories.join(' > ').slice(0, longest.productType)],
    ['g:color', pack.colour],
    ['g:size', pack.size],
    ...unitPricing(pack),
    ['g:shipping_weight', `${pack.weightKg} kg`],
  ]
  const elements = fields.flatMap(([name, value]) => (value === null ? [] : element(name, escapeXml(value))))
  return `<item>\n${[...elements, ...shippingOf(pack, shipping)].join('\n')}\n</item>\n`
}

function unitPricing({ content, price }: FeedPack): [string, string][] {
  if (!price.unitPrice) return []
  const { unit, size } = measures[content.unit]
  return [
    ['g:unit_pricing_measure', `${content.amount / size} ${unit}`],
    ['g:unit_pricing_base_measure', `1 ${unit}`],
  ]
}

/** Analysis kits go by letter post, for nothing (DELIVERY-3). */
function shippingOf({ productType, price }: FeedPack, shipping: ShippingTerms | null): string[] {
  if (!shipping) return []
  const { countryCode, priceCents, freeFromCents } = shipping
  const isFree =
    isAnalysisKit(productType) || (freeFromCents !== null && Math.round(price.amount * 100) >= freeFromCents)
  const cost = euros(isFree ? 0 : priceCents / 100)
  return [element('g:shipping', element('g:country', countryCode) + element('g:price', cost))]
}

function euros(amount: number): string {
  return `${amount.toFixed(2)} EUR`
}

function element(name: string, content: string): string {
  return `<${name}>${content}</${name}>`
}

/** Simple Markdown without its signs; of a link its words. */
function plain(text: string): string {
  return text
    .replaceAll(/\[([^[\]]+)\]\([^()\s]*\)/g, '$1')
    .replaceAll(/\*\*|__|^#+ |^[-*] /gm, '')
    .trim()
}

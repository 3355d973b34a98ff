import { brandNames, platformName } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import type { Translate } from '@haverhof/messages/keys'
import { translatorOf } from '@haverhof/messages/translate'
import type { AppContext } from '../app-context.ts'
import { siteOrigin } from '../config/index.ts'
import { type Formats, formatsOf } from '../formats/index.ts'
import { statement } from '../database/index.ts'

/** Who writes, in which words: everything a letter takes from its site. */
export type Letterhead = {
  platform: SiteScope['platform']
  brand: string
  host: string
  origin: string
  languageCode: string
  phone: string
  sender: { name: string; address: string }
  text: Translate<'mail'>
  /** The words of the pages about delivery: a letter promises what they do. */
  delivery: Translate<'delivery'>
  yard: Translate<'yard'>
  /** The words of invoices. */
  paper: Translate<'paper'>
  /** The texts of listed reasons (REASONS-1). */
  reasons: Translate<'reasons'>
  formats: Formats
}

/** A mail speaks for the site and in the language of its cause (MAIL-4). */
export async function letterheadOf(
  context: AppContext,
  { siteId, languageId }: { siteId: number; languageId: number },
): Promise<Letterhead> {
  const scopes = await context.sites.scopes()
  const scope = scopes.find((each) => each.siteId === siteId && each.languageId === languageId)
  if (!scope) throw new Error(`there is no site ${siteId} in language ${languageId}`)
  const [contact] = await context.database.rows(contactOfSite, { siteId })
  if (!contact) throw new Error(`there is no site ${siteId}`)
  return letterheadFor(scope, siteOrigin(context.env, scope.host), contact)
}

export function letterheadFor(
  scope: SiteScope,
  origin: string,
  contact: { phone: string; address: string },
): Letterhead {
  const brand = brandNames[scope.platform]
  const locale = `${platformName(scope.platform)}-${scope.languageCode}`
  return {
    platform: scope.platform,
    brand,
    host: scope.host,
    origin,
    languageCode: scope.languageCode,
    phone: contact.phone,
    sender: { name: brand, address: contact.address },
    text: translatorOf(locale, 'mail'),
    delivery: translatorOf(locale, 'delivery'),
    yard: translatorOf(locale, 'yard'),
    paper: translatorOf(locale, 'paper'),
    reasons: translatorOf(locale, 'reasons'),
    formats: formatsOf(scope),
  }
}

const contactOfSite = statement<{ siteId: number }, { phone: string; address: string }>(
  'mail-contact-of-site',
  'select customer_service_phone phone, customer_service_email address from site where site_id = :siteId',
)

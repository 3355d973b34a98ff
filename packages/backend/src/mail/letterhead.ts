import { brandNames, platformName } from '@haverhof/domain/shared'
import type { SitePair } from '@haverhof/domain/sites'
import { type Translate, translatorOf } from '@haverhof/messages/translate'
import type { AppContext } from '../app-context.ts'
import { siteOrigin } from '../config/index.ts'
import { type Formats, formatsOf } from '../formats/index.ts'

/** Who writes, in which words: everything a letter takes from its site. */
export type Letterhead = {
  platform: SitePair['platform']
  brand: string
  host: string
  origin: string
  languageCode: string
  phone: string
  sender: { name: string; address: string }
  text: Translate
  formats: Formats
}

/** MAIL-4: a mail speaks for the site and in the language of its cause. */
export async function letterheadOf(
  context: AppContext,
  { siteId, languageId }: { siteId: number; languageId: number },
): Promise<Letterhead> {
  const pairs = await context.sites.pairs()
  const pair = pairs.find((each) => each.siteId === siteId && each.languageId === languageId)
  if (!pair) throw new Error(`there is no site ${siteId} in language ${languageId}`)
  const [contact] = await context.database.rows<{ phone: string; address: string }>(contactOfSite, [siteId])
  if (!contact) throw new Error(`there is no site ${siteId}`)
  return letterheadFor(pair, siteOrigin(context.env, pair.host), contact)
}

export function letterheadFor(
  pair: SitePair,
  origin: string,
  contact: { phone: string; address: string },
): Letterhead {
  const brand = brandNames[pair.platform]
  const translate = translatorOf(`${platformName(pair.platform)}-${pair.languageCode}`)
  return {
    platform: pair.platform,
    brand,
    host: pair.host,
    origin,
    languageCode: pair.languageCode,
    phone: contact.phone,
    sender: { name: brand, address: contact.address },
    text: (key, values) => translate(`mail.${key}`, values),
    formats: formatsOf(pair),
  }
}

const contactOfSite = {
  name: 'mail-contact-of-site',
  text: 'select customer_service_phone phone, customer_service_email address from site where site_id = $1',
}

import { DAY } from '@haverhof/domain/shared'

type Security = { origin: string; emailAddress: string; languages: readonly string[]; now: Date }

/** Whom to tell about a weakness of the shop (RFC 9116) (SEO-6). It renews itself well before it lapses. */
export function securityText({ origin, emailAddress, languages, now }: Security): string {
  const expires = new Date(Math.floor((now.getTime() + 180 * DAY) / DAY) * DAY)
  return [
    `Contact: mailto:${emailAddress}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import fraunces from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url'
import sourceSerif from '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2?url'
import type { PlatformName } from '@haverhof/domain/shared'
import { type ReactNode, useContext } from 'react'
import { Links, Meta, Scripts } from 'react-router'
import { ModulePreloads } from '../toolkit/module-preloads'
import { StructuredData } from '../toolkit/structured-data'
import { usePageFacts, useTextAreas } from '../shared/shop/page-handle'
import type { ShopFacts } from '../shared/shop/shop'

const displayFonts: Record<PlatformName, string> = {
  shop: fraunces,
  muehldorfer: sourceSerif,
  corporate: fraunces,
}
const themeColours: Record<PlatformName, string> = {
  shop: '#1f4d3a',
  muehldorfer: '#17365c',
  corporate: '#141413',
}

/** The document itself: theme, language and kind of page are facts that styles and start-up code read from it. */
export function Document({ facts, children }: { facts: ShopFacts; children: ReactNode }) {
  const { kind } = usePageFacts()
  const texts = useTextAreas()
  useContext(ModulePreloads)({ locale: facts.locale, kind, areas: texts })
  return (
    <html
      lang={facts.language}
      data-platform={facts.platform}
      data-locale={facts.locale}
      data-page-kind={kind}
      data-texts={texts || undefined}
      // The script in the head adds an attribute before React hydrates (CONSENT-5).
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColours[facts.platform]} />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" type="image/svg+xml" href={`/icon-${facts.platform}.svg`} />
        <link rel="apple-touch-icon" href={`/icon-${facts.platform}-180.png`} />
        <link rel="manifest" href="/site.webmanifest" />
        <FontPreload href={figtree} />
        <FontPreload href={displayFonts[facts.platform]} />
        <Meta />
        <Links />
        <StructuredDataScripts />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

/** Only in the server's HTML: React passes over what it does not know in a head (SEO-8). */
function StructuredDataScripts() {
  return useContext(StructuredData).map((jsonLd) => {
    const __html = JSON.stringify(jsonLd).replaceAll('<', String.raw`\u003c`)
    return <script key={__html} type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />
  })
}

function FontPreload({ href }: { href: string }) {
  return <link rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
}

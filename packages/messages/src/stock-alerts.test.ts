import { expect, test } from 'vitest'
import { flatten } from './check.ts'
import { type languages, loadMessages, locales } from './load.ts'

/** How each language says that something is there once more. */
const again: Record<(typeof languages)[number], RegExp> = {
  nl: /\b(weer|terug|opnieuw leverbaar)\b/i,
  de: /\b(wieder|zurück|erneut)\b/i,
  da: /\b(igen|tilbage)\b/i,
  en: /\b(back|again)\b/i,
  it: /\b(di nuovo|torna|tornato)\b/i,
  pt: /\b(de novo|novamente|voltar|voltou)\b/i,
  es: /\b(de nuevo|vuelva|vuelve|volvería)\b/i,
  sv: /igen|tillbaka|åter/i,
  et: /\b(jälle|taas|uuesti saadaval)\b/i,
}
/** The texts of an alert, from the button to the mail. */
const whatIsSaid = [
  'product.unavailable.coming-soon',
  'product.unavailable.alert',
  'stock-alert.form.text',
  'stock-alert.form.done',
  'stock-alert.form.isAvailable',
  'newsletter.subscriptions.alerts.title',
  'newsletter.subscriptions.alerts.intro',
  'mail.stockAlert.subject',
  'mail.stockAlert.preview',
  'mail.stockAlert.title',
  'mail.stockAlert.intro',
]

test.each(locales)(
  'in %s who waits for a pack that is coming soon is not told that it is there again (STOCK-ALERTS-8)',
  (locale) => {
    const texts = flatten(loadMessages(locale))
    const word = again[locale.split('-')[1] as keyof typeof again]
    expect(whatIsSaid.filter((key) => !texts.get(key))).toEqual([])
    expect(whatIsSaid.filter((key) => word.test(texts.get(key) ?? ''))).toEqual([])
  },
)

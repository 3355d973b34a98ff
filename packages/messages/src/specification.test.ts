import { describe, expect, test } from 'vitest'
import { flatten } from './check.ts'
import { languages, loadMessages } from './load.ts'

/** Texts that the specification gives word for word, on the Dutch sites of both brands. */
const literal = [
  ['forms.errors.required', 'Dit is een verplicht veld'],
  ['forms.errors.too-long', 'Dit veld mag maximaal {max} tekens bevatten'],
  ['forms.errors.invalid-password', 'Wachtwoord voldoet niet aan de gestelde eisen'],
  ['forms.errors.passwords-differ', 'Wachtwoorden komen niet overeen'],
  ['reviews.errors.too-few-words', 'Tenminste 5 woorden vereist'],
  ['forms.failures.unexpected', 'Er ging iets mis, probeer het later nog een keer.'],
  ['checkout-failures.order-failed', 'Er is iets mis gegaan tijdens het plaatsen van de bestelling.'],
  [
    'withdrawal.failed',
    'Er is iets mis gegaan, probeer het nogmaals of neem contact op met onze klantenservice.',
  ],
  ['ordered.complete.unpaid.title', 'Helaas mislukt'],
  ['shell.error.title', 'Oeps, hier ging iets mis!'],
  ['calculator-answer.none', 'Het is niet mogelijk om uw voeradvies te bepalen.'],
] as const

describe.each(['shop-nl', 'muehldorfer-nl'])(
  'texts of the specification are literal in %s (§5.1, §5.2, §5.9, §5.10, §5.11, §8.8, §8.9, §8.10, §8.11, §8.12, §8.15)',
  (locale) => {
    const texts = flatten(loadMessages(locale))
    test.each(literal)('%s', (key, text) => {
      expect(texts.get(key)).toBe(text)
    })
  },
)

test('an English field that is empty says so in the words of the specification (§5.1)', () => {
  expect(flatten(loadMessages('shop-en')).get('forms.errors.required')).toBe('This is a required field')
})

test.each(languages)(
  'in %s a silo is for more than 1000 kg, and pays from 12–15 or from 15 horses (ACC-25, §1.34, §9.4)',
  (language) => {
    const text = flatten(loadMessages(`shop-${language}`)).get('delivery-note.silo.text')
    expect(text).toMatch(language === 'sv' ? /1\u00a0000 kg/ : /1000 kg/)
    expect(text).toMatch(/15/)
    expect(text).not.toMatch(/(vanaf|ab|from|fra|da|a partir de|från|alates)\s1\s?000/i)
  },
)

test('no full stop follows an amount in kroner, which ends with a dot of its own (TEXTS-6, ACC-278)', () => {
  const inKroner = [...flatten(loadMessages('shop-da'))].filter(([key]) => /(^|\.)indicative$/.test(key))
  expect(inKroner.length).toBeGreaterThan(2)
  expect(inKroner.filter(([, text]) => /\{(?:amount|price)\}\./.test(text))).toEqual([])
})

test('a stock warning counts pieces, on pages as in the cart (CATALOGUE-6, §8.16)', () => {
  const warningIn = (language: string) => {
    const texts = flatten(loadMessages(`shop-${language}`))
    expect(texts.get('catalogue.stock.low-stock')).toBe(texts.get('cart.lines.left'))
    return texts.get('catalogue.stock.low-stock')
  }
  expect(languages.map(warningIn)).toHaveLength(9)
  expect(warningIn('en')).toBe('{amount, plural, one {Only # piece in stock} other {Only # pieces in stock}}')
  expect(warningIn('nl')).toMatch(/Nog maar # stuks op voorraad/)
})

test('no sentence of a refused login tells which half was wrong, and both ways on are named (ACCOUNTS-13, §8.5)', () => {
  const texts = flatten(loadMessages('shop-nl'))
  expect(texts.get('sign-in.login.failed.title')).toMatch(/combinatie van e-mailadres en wachtwoord/)
  expect(texts.get('sign-in.login.failed.text')).toMatch(/typefout.*wachtwoord.*pas nadat.*geactiveerd/)
})

/** The imperative of each language. */
const requests: Record<(typeof languages)[number], RegExp> = {
  nl: /\b(vul|kies|controleer|schrijf|probeer)\b/i,
  de: /\b(geben|wählen|prüfen|schreiben|versuchen) sie\b|mindestens/i,
  da: /\b(skriv|vælg|tjek|prøv)\b|mindst/i,
  en: /\b(enter|choose|check|write|try|use)\b/i,
  it: /\b(inserisca|scelga|controlli|scriva|riprovi|usi)\b/i,
  pt: /\b(indique|escolha|verifique|escreva|tente|use)\b/i,
  es: /\b(escriba|elija|compruebe|compruébelo|inténtelo|use)\b/i,
  sv: /\b(ange|välj|kontrollera|skriv|försök|använd)\b/i,
  et: /\b(sisestage|valige|kontrollige|kirjutage|proovige|kasutage)\b/i,
}
/** What is wrong with one field, and the field. */
const ofOneField = [
  ['invalid-email', 'emailAddress'],
  ['invalid-phone', 'phoneNumber'],
  ['invalid-postcode', 'zipcode'],
  ['invalid-vat-number', 'vatNumber'],
  ['invalid-street-number', 'streetNumber'],
  ['unknown-country', 'country'],
  ['invalid-password', 'password'],
  ['password-wrong', 'password'],
] as const

test.each(languages)(
  'in %s an error of a form says what to do, and names its field (TEXTS-5)',
  (language) => {
    const texts = flatten(loadMessages(`shop-${language}`))
    const given = new Set<string>(language === 'nl' ? literal.map(([key]) => key) : [])
    const fixed = new Set(['forms.errors.required', 'forms.errors.too-long', ...given])
    const errors = [...texts].filter(([key]) => key.startsWith('forms.errors.') && !fixed.has(key))
    expect(errors.length).toBeGreaterThan(10)
    expect(errors.filter(([, text]) => !requests[language].test(text))).toEqual([])
    const nameless = ofOneField.filter(([error, field]) => {
      // A name is inflected at its end, and may have more behind it.
      const name = (texts.get(`forms.fields.${field}`) ?? '').replace(/ \(.*/, '').toLowerCase()
      const stem = name.slice(0, Math.max(3, name.length - 3))
      return !texts.get(`forms.errors.${error}`)?.toLowerCase().includes(stem)
    })
    expect(nameless).toEqual([])
  },
)

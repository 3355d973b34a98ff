import { type Page, expect } from '@playwright/test'
import type { Host } from './hosts.ts'
import { type Line, keepNewCart } from './quick-cart.ts'
import { hydrated, visit } from './visit.ts'

const german = {
  toDelivery: 'Weiter zur Lieferung',
  toPayment: 'Weiter zur Zahlung',
  changeDelivery: 'Die Lieferung ändern',
  order: 'Zahlungspflichtig bestellen',
  pay: 'Bezahlen',
} as const

/** What the shop's pages say on a host, as far as the stories need it. */
const words = {
  'haverhof.nl': {
    toDelivery: 'Verder naar bezorging',
    toPayment: 'Verder naar betaling',
    changeDelivery: 'De bezorging wijzigen',
    order: 'Bestelling met betalingsverplichting',
    pay: 'Betalen',
  },
  'haverhof.de': german,
  'muehldorfer.de': german,
  'haverhof.it': {
    toDelivery: 'Continua con la consegna',
    toPayment: 'Continua con il pagamento',
    changeDelivery: 'Modifica la consegna',
    order: 'Ordine con obbligo di pagare',
    pay: 'Paga',
  },
} as const satisfies Partial<Record<Host, unknown>>

export type ShopHost = keyof typeof words

const languages = {
  'haverhof.nl': 'nl',
  'haverhof.de': 'de',
  'muehldorfer.de': 'de',
  'haverhof.it': 'it',
} as const

export const wordsOf = (host: ShopHost) => words[host]

/** A small and a large bag of muesli, light enough for a pickup point: few of each, because unpaid orders reserve stock. */
export const someFeed: Line[] = [
  [10101, 1],
  [10102, 1],
]

/** Opens the first step with these goods in the cart. */
export async function startCheckout(page: Page, host: ShopHost, lines = someFeed): Promise<void> {
  await keepNewCart(page, host, lines)
  await visit(page, host, '/checkout/billing/')
  await expect(page.getByRole('complementary')).toContainText('€')
}

export const dutchCustomer = {
  firstName: 'Anna',
  lastName: 'de Vries',
  emailAddress: 'anna@example.nl',
  street: 'Dorpsstraat',
  streetNumber: '12',
  zipcode: '8011 AB',
  city: 'Zwolle',
}

export const germanCustomer = {
  firstName: 'Anke',
  lastName: 'Brand',
  emailAddress: 'anke@example.de',
  street: 'Am Hang',
  streetNumber: '7',
  zipcode: '48653',
  city: 'Coesfeld',
}

export const italianCustomer = {
  firstName: 'Giulia',
  lastName: 'Rossi',
  emailAddress: 'giulia@example.it',
  street: 'Via Roma',
  streetNumber: '5',
  zipcode: '20121',
  city: 'Milano',
}

const labels = {
  nl: {
    firstName: 'Voornaam',
    lastName: 'Achternaam',
    emailAddress: 'E-mailadres',
    street: 'Straat',
    streetNumber: 'Huisnummer',
    zipcode: 'Postcode',
    city: 'Plaats',
  },
  de: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    emailAddress: 'E-Mail-Adresse',
    street: 'Straße',
    streetNumber: 'Hausnummer',
    zipcode: 'Postleitzahl',
    city: 'Ort',
  },
  it: {
    firstName: 'Nome',
    lastName: 'Cognome',
    emailAddress: 'Indirizzo e-mail',
    street: 'Via',
    streetNumber: 'Numero civico',
    zipcode: 'CAP',
    city: 'Località',
  },
} as const

export type Customer = Partial<Record<keyof (typeof labels)['nl'], string>>

/** Types these details into the form that is open. */
export async function typeDetails(
  page: Page,
  customer: Customer,
  language: keyof typeof labels = 'nl',
): Promise<void> {
  for (const [field, value] of Object.entries(customer))
    await page.getByLabel(labels[language][field as keyof Customer], { exact: true }).fill(value)
}

/** Fills in who buys and goes on: to the payment, because the goods are brought home. */
export async function giveDetails(page: Page, host: ShopHost, customer: Customer): Promise<void> {
  await typeDetails(page, customer, languages[host])
  await goToPayment(page, host)
}

/** The same, where it was chosen before that the goods go somewhere else: that place is asked for next. */
export async function giveDetailsForDelivery(page: Page, host: ShopHost, customer: Customer): Promise<void> {
  await typeDetails(page, customer, languages[host])
  await page.getByRole('button', { name: wordsOf(host).toDelivery }).click()
  await expect(page).toHaveURL(/\/checkout\/delivery\/$/)
}

/** From the payment back to the delivery step. */
export async function changeDelivery(page: Page, host: ShopHost): Promise<void> {
  await page.getByRole('link', { name: wordsOf(host).changeDelivery }).click()
  await expect(page).toHaveURL(/\/checkout\/delivery\/$/)
}

/** Takes what the step says and goes on. */
export async function goToPayment(page: Page, host: ShopHost): Promise<void> {
  await page.getByRole('button', { name: wordsOf(host).toPayment }).click()
  await expect(page).toHaveURL(/\/checkout\/payment\/$/)
}

/** Presses the button that counts, and comes to the test bank. */
export async function orderAndGoToBank(page: Page, host: ShopHost): Promise<void> {
  await page.getByRole('button', { name: wordsOf(host).order }).click()
  await expect(page).toHaveURL(/\/sandbox-payment\/[^/]+\/$/)
  await hydrated(page)
}

/** The number that the last page shows. */
export async function orderNumber(page: Page): Promise<string> {
  const number = page.getByText(/^\d{6,}$/)
  await expect(number).toBeVisible()
  return number.innerText()
}

/** Whether this browser still has a cart. */
export async function keptCart(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('cart'))
}

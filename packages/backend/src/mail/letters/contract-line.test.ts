import { languageCodes, languages } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import { expect, test } from 'vitest'
import { letterAsText } from '../layout/text-layout.ts'
import { letterheadFor } from '../letterhead.ts'
import type { OrderForMail } from '../order-for-mail.ts'
import { testOrder } from '../test-order.ts'
import { orderConfirmation } from './order-confirmation.ts'

/** Terms, withdrawal with its form, guarantee, complaints. */
const named: Record<(typeof languageCodes)[number], readonly string[]> = {
  nl: ['voorwaarden', 'herroepingsrecht', 'modelformulier', 'wettelijke garantie', 'klacht'],
  de: [
    'Geschäftsbedingungen',
    'Widerrufsbelehrung',
    'Muster-Widerrufsformular',
    'gesetzliche Gewährleistung',
    'Beschwerde',
  ],
  da: ['handelsbetingelser', 'fortrydelsesret', 'standardformularen', 'reklamationsret', 'klager'],
  en: ['terms and conditions', 'right of withdrawal', 'model form', 'legal guarantee', 'complaint'],
  it: ['condizioni generali', 'diritto di recesso', 'modulo tipo', 'garanzia legale', 'reclamo'],
  pt: ['condições gerais', 'livre resolução', 'formulário-modelo', 'garantia legal', 'reclamação'],
  es: ['condiciones generales', 'desistimiento', 'modelo de formulario', 'garantía legal', 'reclamación'],
  sv: ['villkor', 'ångerrätt', 'standardformuläret', 'reklamationsrätt', 'klagar'],
  et: ['üldtingimused', 'taganemisõiguse', 'tüüpvormiga', 'garantii', 'kaebust'],
}

function sentenceOf(code: (typeof languageCodes)[number], order: OrderForMail): string {
  const { languageId, culture } = languages[code]
  const scope = {
    siteId: 1,
    languageId,
    languageCode: code,
    culture,
    host: 'haverhof.nl',
    platform: 0,
    regionCode: 'NL',
  }
  const head = letterheadFor(scope as SiteScope, 'https://haverhof.nl', { phone: '', address: 'a@b.nl' })
  const text = letterAsText(head, orderConfirmation(head, order))
  return (
    text
      .split(/\n\s*\n/)
      .find(
        (part) => part.includes('PDF') || (/\bpdf\b/.test(part) && part.includes(named[code][0] ?? '')),
      ) ?? ''
  )
}

test.each(languageCodes)(
  'MAIL-22: the confirmation names terms, withdrawal with form, guarantee and complaints in %s (MAIL-29)',
  (code) => {
    const order = { ...testOrder, invoiceNumber: null }
    const sentence = sentenceOf(code, order).replaceAll(/\s+/g, ' ')
    expect(named[code].filter((words) => !sentence.includes(words))).toEqual([])
    // What is not attached is not announced.
    expect(sentenceOf(code, { ...order, contractVersion: null })).toBe('')
  },
)

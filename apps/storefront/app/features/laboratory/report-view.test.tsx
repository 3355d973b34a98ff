import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { testTexts } from '../../toolkit/test-texts'
import { TextsProvider, translatorOf } from '#texts'
import { findingsOf } from './findings'
import { FittingProducts } from './fitting-products'
import type { SampleReport } from './report'
import { ReportView } from './report-view'

const texts = testTexts('shop-en')
const site = { countryCode: 'IE' }
const shop = { brand: 'Haverhof', origin: 'https://haverhof.com', culture: 'en', language: 'en', site }

const days = { ordered: '2026-09-01', received: '2026-09-10', measured: '2026-09-14', advised: '2026-09-15' }
const statuses = ['ordered', 'received', 'measured', 'advised'] as const

const sugar: SampleReport['values'][number] = {
  code: 'sugar',
  value: 150,
  unit: 'g/kg-dm',
  target: { low: null, high: 120 },
  source: { name: 'A table', isConfirmed: false, reviewed: null },
  average: 100,
  averageSamples: { count: 34, fromSeason: 2025, toSeason: 2026, countryCode: 'NL' },
  scale: { low: 0, high: 200, isLogarithmic: false },
  band: 4,
}

/** A sample that has come as far as `status`. */
function reportAt(status: SampleReport['status'], more: Partial<SampleReport> = {}): SampleReport {
  const reached = statuses.indexOf(status)
  const isAdvised = status === 'advised'
  return {
    key: 'k'.repeat(41),
    type: 'Rqs',
    isExample: false,
    sampleName: 'Top field <2026>',
    sampleType: 'hay',
    forage: reached >= 2 ? 'hay' : null,
    takenOn: '2026-08-30',
    status,
    steps: statuses.map((step, index) => ({ status: step, on: index <= reached ? days[step] : null })),
    values: reached >= 2 ? [sugar] : [],
    conclusion: null,
    germContent: null,
    notMeasured: [],
    neverMeasured: ['hygiene'],
    corrections: [],
    sum: [],
    advice: isAdvised ? [{ code: 'high-sugar', valueCode: 'sugar' }] : [],
    adviserNote: isAdvised ? 'Soak it for Bella.' : null,
    products: [],
    ...more,
  }
}

const plain = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

function textOf(report: SampleReport): string {
  return plain(htmlOf(report))
}

function htmlOf(report: SampleReport): string {
  const findings = findingsOf(report, {
    findings: translatorOf('en', texts, 'findings'),
    laboratory: translatorOf('en', texts, 'laboratory'),
    language: 'en',
  })
  return inShop(
    <ReportView
      report={report}
      findings={findings}
      actions={null}
      action={() => null}
      calculatorUrl={() => null}
    />,
  )
}

function inShop(part: ReactNode): string {
  const View = () => (
    <TextsProvider culture="en" messages={texts}>
      {part}
    </TextsProvider>
  )
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: View, loader: () => shop }])
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root: shop } }} />)
}

describe('LABORATORY-PAGES-1, 2: the page of a sample', () => {
  test('that is awaited says how to send it and when the result will come', () => {
    const text = textOf(reportAt('ordered'))
    expect(text).toContain(
      'Roughage Quickscan · hay · taken on 30-08-2026 Top field &lt;2026&gt; We are waiting for your sample.',
    )
    expect(text).toContain('The result follows within 5 working days.')
    expect(text).not.toContain('The values')
  })

  test('that has arrived names the day of the result, and its own as DD-MM-YYYY (SHELL-19, ACC-159)', () => {
    const text = textOf(reportAt('received'))
    expect(text).toContain('You can expect the result by Thursday')
    expect(text).toContain('10-09-2026')
    expect(text).not.toContain('The values')
  })

  test('that is measured counts the values in their target and names the others (LABORATORY-PAGES-6)', () => {
    const text = textOf(reportAt('measured'))
    expect(text).toContain(
      '0 of 1 values are within their target range. Worth a closer look: sugar (on the high side).',
    )
    expect(text).toContain('150 g per kg DM on the high side')
    expect(text).toContain('target up to 120 · average 100 of 34 samples')
    expect(text).toContain('Our feed adviser is now writing the advice')
    expect(text).not.toContain('Our advice')
  })

  test('tells energy in the units of Germans and Danes too (LABORATORY-27)', () => {
    const measured = { 'energy-de': 9.1, 'energy-ewpa': 0.64, 'crude-fibre': 300, 'crude-protein': 95 }
    const values = Object.entries(measured).map(([code, value]) => ({ ...sugar, code, value }))
    expect(textOf(reportAt('measured', { values }))).toContain('That is 7.7 MJ ME (GfE 2014) and 0.64 FEh.')
  })

  test('that is advised says what to do, and waits for nothing', () => {
    const text = textOf(reportAt('advised'))
    expect(text).toContain('Rather high in sugar')
    expect(text).toContain('From our feed adviser Soak it for Bella.')
    expect(text).not.toContain('What happens next')
    expect(text).not.toContain('This is an example.')
  })

  test('that is an example says so (LABORATORY-PAGES-16)', () => {
    expect(textOf(reportAt('advised', { isExample: true }))).toContain('This is an example.')
  })

  test('that was examined for hygiene is judged by its worst count, as guidance (LABORATORY-PAGES-5, 6)', () => {
    const moulds = { ...sugar, code: 'moulds', unit: 'cfu/g' as const, value: 18_000, band: 3 as const }
    const text = textOf(reportAt('advised', { type: 'Qs', values: [moulds], conclusion: 'fair', advice: [] }))
    expect(text).toContain('Fair hygiene: usable for healthy horses, with some care.')
    expect(text).toContain('18 thousand cfu per g fair')
    expect(text).toContain('guide values, not legal limits')
  })

  test('says of which samples the averages are, or that they are too few (LABORATORY-PAGES-19)', () => {
    expect(textOf(reportAt('measured'))).toContain(
      'The averages are those of hay that customers sent in from Netherlands, 2025–2026 harvest.',
    )
    const alone = textOf(
      reportAt('measured', { values: [{ ...sugar, average: null, averageSamples: null }] }),
    )
    expect(alone).toContain('There is no average yet: we show one from 20 samples of a kind on.')
    expect(alone).not.toContain('average of')
  })

  test('says what was not measured, where targets come from, and what was corrected (LABORATORY-PAGES-14, 15)', () => {
    const corrections = [{ code: 'sugar', before: 90, after: 150, reason: 'Mixed up.', on: '2026-09-20' }]
    const text = textOf(reportAt('advised', { notMeasured: ['mucorales'], corrections }))
    expect(text).toContain('Not measured in this sample: mucorales.')
    expect(text).toContain('How clean it is. A hygiene scan says that.')
    expect(text).toContain('sugar : A table (not reviewed yet; still to be confirmed)')
    expect(text).toContain('20-09-2026: sugar corrected from 90 to 150. Mixed up.')
  })

  test('is called what it is read as, and warns where it must not be fed (LABORATORY-PAGES-6, 13)', () => {
    const html = htmlOf(
      reportAt('advised', { type: 'Qs', sampleType: 'silage', forage: 'haylage', conclusion: 'unstable' }),
    )
    expect(plain(html)).toContain('haylage')
    expect(html).toMatch(/border-danger[^>]*>.*do not feed it to horses until a vet or feed adviser/s)
  })

  test('shows a count without a published guide value as information', () => {
    const helpers = { ...sugar, code: 'lactic-acid-bacteria', band: null, target: { low: null, high: null } }
    expect(textOf(reportAt('measured', { type: 'Qs', values: [helpers] }))).toContain('for information')
  })
})

describe('LABORATORY-PAGES-7: advice', () => {
  const dose = {
    gramsPerDay: 1500,
    gramsPerMeal: 500,
    scoopsPerMeal: 1,
    scoopGramsPerMeal: 500,
    mustWeigh: false,
    mealsPerDay: 3,
    unit: 'g' as const,
  }
  const card = {
    productId: 112,
    productVariantId: 11201,
    title: 'Low Sugar Pellets',
    url: '/feed/low-sugar/',
    textLanguage: 'en',
    image: { src: '/p.webp', srcset: '/p.webp 1x', width: 1, height: 1, alt: '' },
    price: { amount: 21.95, unitPrice: null, originalAmount: null, indicative: null },
  }
  const instead = { card: { ...card, productVariantId: 2, title: 'Balancer' }, dose, ponyDose: null }
  const fitting = {
    card,
    reason: 'high-sugar',
    dose,
    ponyDose: { ...dose, gramsPerDay: 750, scoopsPerMeal: 0.35, mustWeigh: true },
    or: [instead],
  }
  const html = htmlOf(reportAt('advised', { adviserNote: 'Soak it.\nThen <dry> it.' }))

  test('stands beside a link to the value it is about', () => {
    expect(html).toContain('href="#value-sugar"')
    expect(html).toContain('id="value-sugar"')
  })

  test('shows what fits with the reason, the dose of a horse and of a pony, and leads to the calculator (LABORATORY-PAGES-21, LABORATORY-PAGES-22)', () => {
    const products = inShop(
      <FittingProducts
        products={[fitting] as unknown as SampleReport['products']}
        sum={[{ nutrient: 'selenium', amount: 1.8, most: 3 }]}
        reasonOf={(code) => `Because of ${code}`}
        action={() => null}
        calculatorUrl={({ productVariantId }) => `/calculator/?feed=${productVariantId}`}
      />,
    )
    expect(plain(products)).toContain('Because of high-sugar Low Sugar Pellets')
    expect(plain(products)).toMatch(
      /600 kg 1500 g 3 × 500 g 1\.00 \(500 g\) .*300 kg 750 g 3 × 500 g weigh it/,
    )
    expect(products).toContain('href="/calculator/?feed=11201"')
    expect(plain(products)).toContain('Or instead of it, not beside it: Balancer 1500 g per day')
    expect(plain(products)).toContain('Selenium 1.8 mg of at most 3 mg')
  })

  test('of an adviser stands as it was written', () => {
    expect(html).toMatch(
      /<blockquote class="[^"]*whitespace-pre-line[^"]*">Soak it\.\nThen &lt;dry&gt; it\.</,
    )
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { testTexts } from '../../toolkit/test-texts'
import { TextsProvider, translatorOf } from '../../toolkit/texts'
import { findingsOf } from './findings'
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
  average: 100,
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
    takenOn: '2026-08-30',
    status,
    steps: statuses.map((step, index) => ({ status: step, on: index <= reached ? days[step] : null })),
    values: reached >= 2 ? [sugar] : [],
    verdict: null,
    germContent: null,
    advice: isAdvised ? [{ code: 'high-sugar', valueCode: 'sugar' }] : [],
    adviserNote: isAdvised ? 'Soak it for Bella.' : null,
    products: [],
    ...more,
  }
}

function textOf(report: SampleReport): string {
  const findings = findingsOf(report, {
    findings: translatorOf('en', texts, 'findings'),
    laboratory: translatorOf('en', texts, 'laboratory'),
    language: 'en',
  })
  const View = () => (
    <TextsProvider culture="en" messages={texts}>
      <ReportView
        report={report}
        findings={findings}
        actions={null}
        action={() => null}
        calculatorUrl={() => null}
      />
    </TextsProvider>
  )
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: View, loader: () => shop }])
  const html = renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root: shop } }} />)
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
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

  test('that is measured shows its values, and says that advice follows', () => {
    const text = textOf(reportAt('measured'))
    expect(text).toContain(
      '0 of 1 values are within their target range. Worth a closer look: sugar (on the high side).',
    )
    expect(text).toContain('150 g per kg DM on the high side')
    expect(text).toContain('target up to 120 · average 100')
    expect(text).toContain('Our feed adviser is now writing the advice')
    expect(text).not.toContain('Our advice')
  })

  test('that is advised says what to do, and waits for nothing', () => {
    const text = textOf(reportAt('advised'))
    expect(text).toContain('Rather high in sugar')
    expect(text).toContain('From our feed adviser Soak it for Bella.')
    expect(text).not.toContain('What happens next')
    expect(text).not.toContain('This is an example.')
  })

  test('that is an example says so', () => {
    expect(textOf(reportAt('advised', { isExample: true }))).toContain('This is an example.')
  })

  test('that was examined for hygiene is judged by its worst count, as guidance', () => {
    const moulds = { ...sugar, code: 'moulds', unit: 'cfu/g' as const, value: 18_000, band: 3 as const }
    const text = textOf(reportAt('advised', { type: 'Qs', values: [moulds], verdict: 3, advice: [] }))
    expect(text).toContain('Fair hygiene: usable for healthy horses, with some care.')
    expect(text).toContain('18 thousand cfu per g fair')
    expect(text).toContain('guide values, not legal limits')
  })
})

import type { Analysis } from '@haverhof/domain/laboratory'
import { type RefObject, useId } from 'react'
import { useTranslations } from '#texts'
import { useFormats } from '../../platform/formats'
import { BandBadge } from './band-badge'
import { useValueWords } from './use-value-words'
import type { Values } from './use-values'
import { ValueInput } from './value-input'

type Props = {
  analysis: Analysis
  values: Values
  table: RefObject<HTMLTableElement | null>
  /** Whether what is missing is told too: somebody tried to save. */
  isTried: boolean
  onScan: (code: string) => void
  /** What stood there before, when values are corrected. */
  before?: Readonly<Record<string, number>>
}

/** LABORATORY-24: one row for each value; limits and target beside it, and its band as it comes. */
export function ValueTable({ analysis, values, table, isTried, onScan, before }: Props) {
  const t = useTranslations('office-laboratory')
  const words = useValueWords()
  const { figure } = useFormats()
  const id = useId()
  const judged = new Map(values.judgement.values.map((value) => [value.code, value]))
  return (
    <table ref={table} aria-label={t('values')} className="w-full border-collapse">
      <Head hasBefore={before !== undefined} />
      <tbody>
        {values.parameters.map((parameter, place) => {
          const { code, unit } = parameter
          const found = judged.get(code)
          return (
            <tr key={code} className="border-line border-b last:border-b-0">
              <th scope="row" id={`${id}-${code}`} className="py-px pr-3 text-left font-medium">
                {words.name(code)}
              </th>
              <td className="w-40 py-px pr-3">
                <ValueInput
                  parameter={parameter}
                  values={values}
                  labelledBy={`${id}-${code}`}
                  isFirst={place === 0}
                  isTried={isTried}
                  onScan={onScan}
                />
              </td>
              <td className="text-muted py-px pr-3 text-sm">{words.unit(unit)}</td>
              {before ? (
                <td className="py-px pr-3">{before[code] === undefined ? null : figure(before[code])}</td>
              ) : null}
              <td className="text-muted py-px pr-3 text-sm">{found ? words.target(found.target) : null}</td>
              <td className="py-px">{found ? <BandBadge analysis={analysis} band={found.band} /> : null}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Head({ hasBefore }: { hasBefore: boolean }) {
  const t = useTranslations('office-laboratory')
  const columns = [
    'value',
    'measured',
    'unit',
    ...(hasBefore ? (['before'] as const) : []),
    'target',
    'band',
  ] as const
  return (
    <thead>
      <tr className="text-muted border-line border-b text-left text-xs">
        {columns.map((column) => (
          <th key={column} scope="col" className="py-2 pr-3 font-semibold">
            {t(`columns.${column}`)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

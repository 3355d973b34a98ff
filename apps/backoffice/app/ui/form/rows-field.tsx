import type { ComponentType } from 'react'
import { Button } from '../button'
import { useField } from './use-form'

type Props<Row> = {
  name: string
  label: string
  /** What a new row begins with. */
  blank: Row
  add: string
  remove: string
  /** The fields of the row with this name: `grants.0`. */
  Fields: ComponentType<{ name: string; row: Row }>
}

/** A list of things that each have fields of their own; the last one stays. */
export function RowsField<Row>({ name, label, blank, add, remove, Fields }: Props<Row>) {
  const { value: rows, set, problem } = useField<readonly Row[]>(name, label)
  return (
    <fieldset data-field={name} className="grid gap-3">
      <legend className="pb-1 font-semibold">{label}</legend>
      {rows.map((each, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row has no name of its own
        <div key={index} className="border-line rounded-control grid gap-2 border p-3">
          <Fields name={`${name}.${index}`} row={each} />
          {rows.length > 1 ? (
            <Button look="plain" icon="trash" onPress={() => set(rows.toSpliced(index, 1))}>
              {remove}
            </Button>
          ) : null}
        </div>
      ))}
      {problem ? (
        <p role="alert" className="text-danger text-sm font-medium">
          {problem.words}
        </p>
      ) : null}
      <div>
        <Button icon="plus" onPress={() => set([...rows, blank])}>
          {add}
        </Button>
      </div>
    </fieldset>
  )
}

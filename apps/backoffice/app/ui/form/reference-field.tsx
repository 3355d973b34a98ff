import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ComboBox, FieldError, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components'
import { controlLook } from '../control-look'
import { useField } from './use-form'

export type Reference = { ref: string; name: string }

type Props = {
  name: string
  label: string
  /** Searches for matches; called with each change of the input. */
  search: (words: string, signal: AbortSignal) => Promise<readonly Reference[]>
}

/** A reference to another record, found by search; null while none is chosen. */
export function ReferenceField({ name, label, search }: Props) {
  const { value, set, problem } = useField<Reference | null>(name, label)
  const [words, setWords] = useState(value?.name ?? '')
  const { data: references = [] } = useQuery({
    queryKey: ['references', name, words],
    queryFn: ({ signal }) => search(words, signal),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  })
  const choose = (chosen: Reference | null) => {
    set(chosen)
    if (chosen) setWords(chosen.name)
  }
  return (
    <ComboBox
      data-field={name}
      validationBehavior="aria"
      isInvalid={problem !== undefined}
      items={references.map((each) => ({ ...each, id: each.ref }))}
      inputValue={words}
      onInputChange={setWords}
      value={value?.ref ?? null}
      onChange={(ref) => choose(references.find((each) => each.ref === ref) ?? null)}
      className="flex min-w-0 flex-col gap-1"
    >
      <Label className="font-medium">{label}</Label>
      <Input className={controlLook} />
      <FieldError className="text-danger text-sm font-medium">{problem?.words}</FieldError>
      <Popover className="bg-surface border-line rounded-control border shadow-lg">
        <ListBox<Reference> className="max-h-72 overflow-y-auto p-1">
          {({ ref, name: text }) => (
            <ListBoxItem
              id={ref}
              textValue={text}
              className="data-focused:bg-brand-soft rounded-control cursor-default px-2 py-1"
            >
              {text}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}

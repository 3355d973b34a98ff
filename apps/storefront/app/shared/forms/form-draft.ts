import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { readStored, session, writeStored } from '../../toolkit/storage'

/** What is typed survives a reload: it is kept in this tab until the server has it (CHECKOUT-PAGES-3). */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  key: string,
  secrets: readonly (keyof Values)[] = [],
): void {
  const keep = useEffectEvent((key: string) =>
    form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        // Filling in a form is not typing.
        if (name === undefined) return
        const entries = Object.entries(values).filter(([field]) => !secrets.includes(field))
        writeStored(key, JSON.stringify(Object.fromEntries(entries)), session)
      },
    }),
  )
  useEffect(() => keep(key), [key])
}

export function readDraft<Values>(key: string): Partial<Values> | null {
  try {
    const draft: unknown = JSON.parse(readStored(key, session) ?? 'null')
    return typeof draft === 'object' ? draft : null
  } catch {
    return null
  }
}

export function forgetDraft(key: string): void {
  writeStored(key, null, session)
}

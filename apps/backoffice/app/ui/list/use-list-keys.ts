import type { RefObject } from 'react'
import { useTranslations } from '#texts'
import { type KeyNames, type Shortcuts, useShortcuts } from '../../platform/shortcuts'

type Options<Row> = {
  list: RefObject<HTMLElement | null>
  rows: readonly Row[]
  idOf: (row: Row) => string
  openId: string | undefined
  onMoveOpen: (row: Row) => void
  toggle: ((id: string, options?: { isRange?: boolean }) => void) | undefined
  selected: readonly string[]
  /** Keys for what is ticked, or else for the row that has the focus. */
  keys: Readonly<Record<string, (rows: Row[]) => void>>
  /** What those keys do, in a word. */
  keyNames: KeyNames | undefined
}

/** J and k move, x ticks, X ticks all between, Enter opens; a list adds its own, such as s for Ship (OFFICE-3). */
export function useListKeys<Row>(options: Options<Row>): void {
  const { rows, idOf, openId, onMoveOpen, toggle, selected, keys, keyNames } = options
  const position = () => {
    const id = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? openId
    return rows.findIndex((row) => idOf(row) === id)
  }
  const move = (step: number) => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, position() + step))]
    if (!row) return
    focusRow(options.list.current, idOf(row))
    if (openId !== undefined) onMoveOpen(row)
  }
  const here = () => rows[position()]
  const tick = (isRange: boolean) => {
    const row = here()
    if (row) toggle?.(idOf(row), { isRange })
  }
  const acting = (): Row[] => {
    if (selected.length > 0) return rows.filter((row) => selected.includes(idOf(row)))
    const row = here()
    return row ? [row] : []
  }
  const own: Shortcuts = Object.fromEntries(
    Object.entries(keys).map(([key, act]) => [
      key,
      () => {
        const chosen = acting()
        if (chosen.length > 0) act(chosen)
      },
    ]),
  )
  const t = useTranslations('office-shell')
  const moves = {
    j: t('help.list.next'),
    k: t('help.list.previous'),
    ...(toggle && { x: t('help.list.tick'), X: t('help.list.range') }),
    Enter: t('help.list.open'),
  }
  const steps = { j: () => move(1), k: () => move(-1), x: () => tick(false), X: () => tick(true) }
  useShortcuts({ ...steps, ...own }, { moves, ...(keyNames && { actions: keyNames }) })
}

function focusRow(list: HTMLElement | null, id: string): void {
  const row = list?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)
  row?.querySelector<HTMLElement>('[data-row-link]')?.focus()
  row?.scrollIntoView({ block: 'nearest' })
}

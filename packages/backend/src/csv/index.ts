export type Cell = string | number | null

/** What a spreadsheet would take for a formula gets an apostrophe; numbers of ours are numbers (IMPORT-6). */
const formula = /^[=+\-@\t\r\n]/

/** A table as a file for spreadsheets: UTF-8 with its mark, semicolons, every row ended (IMPORT-6). */
export function csvFile(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${[header, ...rows].map(csvLine).join('')}`
}

function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`
}

function csvCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = formula.test(cell) ? `'${cell}` : cell
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

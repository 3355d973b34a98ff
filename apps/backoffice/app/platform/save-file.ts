type FileType = 'application/json' | 'text/csv' | 'application/pdf'

/** Lets the browser keep a text or a paper as a file. */
export function saveFile(name: string, content: string | Blob, type: FileType): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}

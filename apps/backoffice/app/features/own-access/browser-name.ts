const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

const systems = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const

/** “Firefox, Windows”, as far as the browser says. */
export function browserName(userAgent: string): string {
  const found = [browsers, systems].flatMap(
    (names) => names.find(([shape]) => shape.test(userAgent))?.[1] ?? [],
  )
  return found.join(', ') || '?'
}

const resultPath = /^\/(rqs|qs)\/([A-Za-z0-9_-]{22,64})\/$/

/** `/rqs/{key}/` and `/qs/{key}/` are results of an analysis; the key is the only credential (CONTENT-9). */
export function resultKey(path: string): { kind: 'rqs-result' | 'qs-result'; key: string } | null {
  const [, kind, key] = resultPath.exec(path) ?? []
  if (key === undefined) return null
  return { kind: kind === 'qs' ? 'qs-result' : 'rqs-result', key }
}

/** Public example results, by the ref that texts name them with (CONTENT-11). */
export const exampleResults: Readonly<Record<string, string>> = {
  'example:rqs': '/rqs/example-roughage-quickscan/',
  'example:qs': '/qs/example-hygiene-quality-scan/',
}

const sequenceMs = 1000

type Press = { key: string; timeStamp: number; ctrlKey: boolean; metaKey: boolean }

/** OFFICE-3: what a press may be called: `Ctrl+k`; or the second of two keys, `g o`, before a key alone. */
export function namesOfPress(press: Press, lead: { key: string; at: number }): string[] {
  const { key, timeStamp, ctrlKey, metaKey } = press
  if (ctrlKey || metaKey) return [`Ctrl+${key.length === 1 ? key.toLowerCase() : key}`]
  const isSecond = lead.key !== '' && timeStamp - lead.at < sequenceMs
  return isSecond ? [`${lead.key} ${key}`, key] : [key]
}

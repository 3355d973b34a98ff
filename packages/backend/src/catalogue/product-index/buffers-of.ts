/** Below this a copy is cheaper than handing the memory over. */
const smallest = 16_384

/** The memory of the columns in a part of the index, which is handed over to another thread instead of being copied. */
export function buffersOf(part: unknown): ArrayBuffer[] {
  const found = new Set<ArrayBuffer>()
  collect(part, found)
  return [...found]
}

function collect(part: unknown, found: Set<ArrayBuffer>): void {
  if (ArrayBuffer.isView(part)) {
    if (part.byteLength >= smallest && part.buffer instanceof ArrayBuffer) found.add(part.buffer)
  } else if (part instanceof Map || Array.isArray(part)) {
    for (const value of part.values()) collect(value, found)
  } else if (part !== null && typeof part === 'object') {
    for (const value of Object.values(part)) collect(value, found)
  }
}

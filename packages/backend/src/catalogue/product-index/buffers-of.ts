/** Below this a copy is cheaper than handing the memory over. */
const smallest = 16_384

/** The memory of the columns in a part of the index, which is handed over to another thread instead of being copied. */
export function buffersOf(part: unknown): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>()
  collect(part, buffers)
  return [...buffers]
}

function collect(part: unknown, buffers: Set<ArrayBuffer>): void {
  if (ArrayBuffer.isView(part)) {
    if (part.byteLength >= smallest && part.buffer instanceof ArrayBuffer) buffers.add(part.buffer)
  } else if (part instanceof Map || Array.isArray(part)) {
    for (const value of part.values()) collect(value, buffers)
  } else if (part !== null && typeof part === 'object') {
    for (const value of Object.values(part)) collect(value, buffers)
  }
}

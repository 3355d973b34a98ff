import { createServer } from 'node:net'

/** The first of two neighbouring free ports: these, or the next two. */
export async function freePorts(from: number): Promise<number> {
  if ((await isFree(from)) && (await isFree(from + 1))) return from
  return freePorts(from + 2)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}

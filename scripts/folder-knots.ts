import path from 'node:path'

/** One file imports another; both paths from the root of the repository. */
export type Arrow = { from: string; to: string }

/**
 * Folders that need each other. In every folder the files and folders in it form a graph; where it has a circle, the names of
 * that circle come back with the arrows that make it.
 */
export function folderKnots(arrows: readonly Arrow[]): { entries: string[]; arrows: Arrow[] }[] {
  return [...graphsByFolder(arrows).values()].flatMap((graph) =>
    circlesOf(graph).map((entries) => ({
      entries,
      arrows: entries.flatMap((from) =>
        entries.flatMap((to) => (from === to ? [] : (graph.get(from)?.get(to) ?? []))),
      ),
    })),
  )
}

/** Which entry of a folder imports which other entry of the same folder, and by which arrows. */
type Graph = Map<string, Map<string, Arrow[]>>

function graphsByFolder(arrows: readonly Arrow[]): Map<string, Graph> {
  const graphs = new Map<string, Graph>()
  for (const arrow of arrows) {
    const { folder, from, to } = meeting(arrow)
    const graph = graphs.get(folder) ?? new Map<string, Map<string, Arrow[]>>()
    const targets = graph.get(from) ?? new Map<string, Arrow[]>()
    graphs.set(folder, graph)
    graph.set(from, targets)
    targets.set(to, [...(targets.get(to) ?? []), arrow])
  }
  return graphs
}

/** The folder that both ends have in common, and through which of its entries the arrow goes. */
function meeting({ from, to }: Arrow): { folder: string; from: string; to: string } {
  const start = from.split('/')
  const end = to.split('/')
  let depth = 0
  while (start[depth] === end[depth] && depth < start.length - 1) depth++
  const folder = start.slice(0, depth).join('/')
  return {
    folder,
    from: path.posix.join(folder, start[depth] ?? ''),
    to: path.posix.join(folder, end[depth] ?? ''),
  }
}

/** Strongly connected parts of more than one entry (Tarjan). */
function circlesOf(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []
  const visit = (entry: string): void => {
    order.set(entry, order.size)
    low.set(entry, order.get(entry) ?? 0)
    stack.push(entry)
    for (const next of graph.get(entry)?.keys() ?? []) {
      if (!order.has(next)) visit(next)
      else if (!stack.includes(next)) continue
      low.set(entry, Math.min(low.get(entry) ?? 0, low.get(next) ?? 0))
    }
    if (low.get(entry) !== order.get(entry)) return
    const circle = stack.splice(stack.indexOf(entry))
    if (circle.length > 1) circles.push(circle)
  }
  for (const entry of graph.keys()) if (!order.has(entry)) visit(entry)
  return circles
}

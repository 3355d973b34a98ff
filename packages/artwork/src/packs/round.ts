import { linearGradient } from '../svg.ts'

/** Light from the upper left on anything round that stands upright. */
export function roundShade(id: string): string {
  return linearGradient(id, [
    [0, '#1d1608', 0.36],
    [0.12, '#1d1608', 0.12],
    [0.28, '#fff', 0.26],
    [0.46, '#fff', 0],
    [0.78, '#1d1608', 0.1],
    [1, '#1d1608', 0.42],
  ])
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { load } from 'js-yaml'
import type { z } from 'zod'
import { DataProblem } from './data-problem.ts'

/** Reads one YAML file below the data directory and checks it. */
export function readData<Schema extends z.ZodType>(
  dataDir: string,
  file: string,
  schema: Schema,
): z.output<Schema> {
  const parsed = schema.safeParse(parseYaml(dataDir, file))
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map(
    (issue) => `${issue.path.map(String).join('.') || 'file'}: ${issue.message}`,
  )
  throw new DataProblem(file, lines)
}

/** Every YAML file of one directory, in the order of their names; a missing directory holds none. */
export function dataFiles(dataDir: string, directory: string): string[] {
  const full = path.join(dataDir, directory)
  if (!existsSync(full)) return []
  const names = readdirSync(full).filter((name) => name.endsWith('.yaml'))
  return names.toSorted().map((name) => `${directory}/${name}`)
}

function parseYaml(dataDir: string, file: string): unknown {
  try {
    return load(readFileSync(path.join(dataDir, file), 'utf8'))
  } catch (error) {
    throw new DataProblem(file, [
      error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'cannot be read',
    ])
  }
}

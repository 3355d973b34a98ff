import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const compressible = /\.(js|css|svg|json|txt)$/

/** Writes the smallest brotli and gzip forms beside every built file: there is time for it now, not while serving. */
export async function compressAssets(folder: string): Promise<void> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
  await Promise.all(files.map(({ parentPath, name }) => compressFile(path.join(parentPath, name))))
}

async function compressFile(file: string): Promise<void> {
  const bytes = readFileSync(file)
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes))
  writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}

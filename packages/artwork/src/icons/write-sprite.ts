import { mkdirSync, writeFileSync } from 'node:fs'
import { spriteFiles } from './sprite-files.ts'

for (const { folder, file, text } of spriteFiles()) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, text)
}

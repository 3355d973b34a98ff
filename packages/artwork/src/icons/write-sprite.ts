import { writeFileSync } from 'node:fs'
import { spriteFiles } from './sprite-files.ts'

for (const { file, text } of spriteFiles()) writeFileSync(file, text)

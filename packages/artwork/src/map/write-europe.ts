import { writeFileSync } from 'node:fs'
import { europeFile, europeSvg } from './europe-svg.ts'

writeFileSync(europeFile, europeSvg())

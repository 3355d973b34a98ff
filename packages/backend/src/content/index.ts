export { type ContentFiles, readContent } from './content-data.ts'
export { seedContent } from './seed-content.ts'
export { type PathRow, writePaths } from './write-paths.ts'

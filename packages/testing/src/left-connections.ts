import { afterAll } from 'vitest'
import { endDatabaseMaker } from './database-maker.ts'

afterAll(endDatabaseMaker)

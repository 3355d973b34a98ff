import { describe, expect, it } from 'vitest'
import { findReadings, readReading } from './readings.ts'

const reading = (key: string, title: string, intro = '') =>
  readReading({ key, kind: 'advice-article', title, url: `/advies/${key}/`, intro, picture: null }, 'nl')

const readings = [
  reading('hay', 'Hoeveel hooi heeft een paard nodig?', 'Reken met droge stof.'),
  reading('laminitis', 'Ruwvoer bij hoefbevangenheid en EMS', 'Hoeveel suiker hooi mag bevatten.'),
  reading('teeth', 'Voeren bij een slecht gebit'),
]
const help = { groups: [['hooi', 'ruwvoer']], compounds: [] }
const find = (term: string, firstKeys: string[] = [], most = 4) =>
  findReadings(readings, { term, language: 'nl', help, firstKeys, most }).map(({ key }) => key)

describe('what to read about a question (SEARCH-9)', () => {
  it('holds every word or a synonym, the titles first', () => {
    expect(find('hoeveel hooi')).toEqual(['hay', 'laminitis'])
    expect(find('gebit')).toEqual(['teeth'])
    expect(find('hooi gebit')).toEqual([])
    expect(find('voor bij de')).toEqual([])
  })

  it('begins with what a topic names, and ends in time', () => {
    expect(find('hooi', ['teeth', 'unknown'])).toEqual(['teeth', 'hay', 'laminitis'])
    expect(find('hooi', ['teeth'], 1)).toEqual(['teeth'])
  })
})

import type { Review } from '../shared/index.ts'
import { adviceSources } from '../feed-advice/index.ts'

/** Where a target comes from, and who has still to look at it before it counts as certain (LABORATORY-17). */
export type Source = {
  name: string
  toBeConfirmedBy: string | null
  /** The expert who reviewed it and when, or null (EXPERTS-1). */
  reviewed: Review | null
}

const source = (name: string, toBeConfirmedBy: string | null = null): Source => ({
  name,
  toBeConfirmedBy,
  reviewed: null,
})

const adviser = 'our feed adviser'
const laboratory = 'the laboratory'

export const sources = {
  hayMoisture: source('lfl.bayern.de, orientation values for hay; extension.umn.edu, moisture at harvest'),
  haylageMoisture: source('science-equine.com, haylage and its dry matter', adviser),
  silagePh: source(
    'DLG key, lufa-nord-west.de: pH by dry matter; ontario.ca: botulism and haylage',
    laboratory,
  ),
  haylagePh: source(
    'equinenutritionist.com: about 6 is usual; above 6.5 (aerobic spoilage, ammonia) practice of the laboratory',
    'the laboratory and the vet',
  ),
  energy: source('CVB 2016 and NRC 2007', adviser),
  metabolisableEnergy: source(
    'GfE 2014: 2 kJ per g of crude fibre and 8 kJ per g of crude protein are lost of DE, lkvsachsen.de; newer formulas of 2019 and 2025 differ by 0.2 MJ for grass',
    adviser,
  ),
  feedUnits: source(
    '1 FEh and 1 EWpa both are the net energy of 1 kg of barley: pchorse.se, energy terms',
    adviser,
  ),
  protein: source('NRC 2007', adviser),
  sugar: source(adviceSources.schweizerbauer.title, adviser),
  structure: source('tier-in-balance.com, lfl.bayern.de: orientation values', adviser),
  minerals: source('NRC 2007; LK Niederösterreich', adviser),
  germsOfHay: source('VDLUFA, Methodenbuch III 28.1.4: guide values for hay'),
  germsOfSilage: source('VDLUFA, Methodenbuch III 28.1.4: guide values for grass silage', laboratory),
  clostridia: source('Guide value of the laboratory', laboratory),
  information: source('No published guide value'),
} as const satisfies Record<string, Source>

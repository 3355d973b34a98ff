/** One piece of a feed, drawn around its middle and lying across; light falls from above. */
export type Crumb = { colours: readonly [string, ...string[]]; draw: (fill: string) => string }

const shadow = 'fill="#1c1206" fill-opacity=".28"'
const shine = 'fill="#fff" fill-opacity=".22"'

/** A pressed cylinder. */
function cylinder(length: number, width: number): Crumb['draw'] {
  const left = -length / 2
  const top = -width / 2
  const end = width * 0.3
  return (fill) =>
    [
      `<rect x="${left + 4}" y="${top + 7}" width="${length}" height="${width}" rx="${end}" ${shadow}/>`,
      `<rect x="${left}" y="${top}" width="${length}" height="${width}" rx="${end}" fill="${fill}"/>`,
      `<rect x="${left + 3}" y="${top + width * 0.12}" width="${length - 6}" height="${width * 0.24}" rx="${width * 0.12}" ${shine}/>`,
      `<rect x="${left + 2}" y="${top + width * 0.7}" width="${length - 4}" height="${width * 0.27}" rx="${width * 0.13}" ${shadow}/>`,
      `<ellipse cx="${-left - end * 0.5}" cy="0" rx="${end * 0.62}" ry="${width * 0.44}" fill="#1c1206" fill-opacity=".2"/>`,
    ].join('')
}

/** A rolled grain: an uneven leaf with its crease. */
function flake(length: number, width: number): Crumb['draw'] {
  const a = length / 2
  const b = width / 2
  const edge = `M${-a} ${b * 0.1}C${-a * 0.8} ${-b * 1.1} ${-a * 0.1} ${-b * 1.15} ${a * 0.3} ${-b * 0.95}S${a * 1.05} ${-b * 0.3} ${a} ${b * 0.2}S${a * 0.3} ${b * 1.2} ${-a * 0.2} ${b}S${-a * 0.95} ${b * 0.9} ${-a} ${b * 0.1}z`
  return (fill) =>
    `<path d="${edge}" transform="translate(3 6)" ${shadow}/><path d="${edge}" fill="${fill}"/><path d="M${-a * 0.6} ${-b * 0.1}C${-a * 0.2} ${-b * 0.7} ${a * 0.3} ${-b * 0.7} ${a * 0.6} ${-b * 0.2}C${a * 0.3} ${-b * 0.35} ${-a * 0.2} ${-b * 0.3} ${-a * 0.6} ${-b * 0.1}z" ${shine}/><path d="M${-a * 0.7} ${b * 0.2}Q0 ${b * 0.5} ${a * 0.7} ${b * 0.15}" fill="none" stroke="#1c1206" stroke-opacity=".22" stroke-width="2.4"/>`
}

/** A whole grain: slender, with its furrow. */
function grain(length: number, width: number): Crumb['draw'] {
  const a = length / 2
  const b = width / 2
  const edge = `M${-a} 0C${-a * 0.5} ${-b * 1.3} ${a * 0.5} ${-b * 1.2} ${a} ${-b * 0.1}C${a * 0.5} ${b * 1.2} ${-a * 0.5} ${b * 1.2} ${-a} 0z`
  return (fill) =>
    `<path d="${edge}" transform="translate(2 5)" ${shadow}/><path d="${edge}" fill="${fill}"/><path d="M${-a * 0.7} ${-b * 0.3}Q0 ${-b * 0.9} ${a * 0.6} ${-b * 0.35}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3" stroke-linecap="round"/><path d="M${-a * 0.75} ${b * 0.1}H${a * 0.8}" stroke="#1c1206" stroke-opacity=".25" stroke-width="2"/>`
}

/** A cut stalk, a little bent. */
function stalk(length: number, width: number): Crumb['draw'] {
  const a = length / 2
  const way = `M${-a} 0Q0 ${-length * 0.08} ${a} ${length * 0.03}`
  return (fill) =>
    `<path d="${way}" transform="translate(2 5)" fill="none" stroke="#1c1206" stroke-opacity=".26" stroke-width="${width}" stroke-linecap="round"/><path d="${way}" fill="none" stroke="${fill}" stroke-width="${width}" stroke-linecap="round"/><path d="${way}" transform="translate(0 ${-width * 0.22})" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="${width * 0.28}" stroke-linecap="round"/>`
}

function dice(size: number): Crumb['draw'] {
  const a = size / 2
  return (fill) =>
    `<rect x="${-a + 3}" y="${-a + 6}" width="${size}" height="${size * 0.86}" rx="5" ${shadow}/><rect x="${-a}" y="${-a}" width="${size}" height="${size * 0.86}" rx="5" fill="${fill}"/><path d="M${-a + 3} ${-a + 5}H${a - 3}" stroke="#fff" stroke-opacity=".4" stroke-width="5" stroke-linecap="round"/>`
}

function bead(radius: number): Crumb['draw'] {
  return (fill) =>
    `<circle cx="2" cy="4" r="${radius}" ${shadow}/><circle r="${radius}" fill="${fill}"/><ellipse cx="${-radius * 0.25}" cy="${-radius * 0.35}" rx="${radius * 0.45}" ry="${radius * 0.3}" fill="#fff" fill-opacity=".35"/>`
}

/** A crumb of powder: no more than a change of light. */
const speck: Crumb['draw'] = (fill) => `<ellipse rx="15" ry="9" fill="${fill}" fill-opacity=".5"/>`

function leaf(length: number, width: number): Crumb['draw'] {
  const a = length / 2
  const b = width / 2
  const edge = `M${-a} 0C${-a * 0.4} ${-b * 1.4} ${a * 0.5} ${-b} ${a} 0C${a * 0.4} ${b * 1.2} ${-a * 0.5} ${b} ${-a} 0z`
  return (fill) =>
    `<path d="${edge}" transform="translate(2 5)" ${shadow}/><path d="${edge}" fill="${fill}"/><path d="M${-a} 0H${a * 0.85}M${-a * 0.3} 0l${a * 0.3} ${-b * 0.6}M${a * 0.1} 0l${a * 0.3} ${b * 0.55}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="2"/>`
}

/** A small flower head with white rays. */
const flower: Crumb['draw'] = (fill) =>
  `<circle cx="2" cy="5" r="21" ${shadow}/>${[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => `<ellipse cx="0" cy="-15" rx="7" ry="11" fill="#f6f1de" transform="rotate(${turn})"/>`).join('')}<circle r="10" fill="${fill}"/>`

/** A baked biscuit with pricks. */
const biscuit: Crumb['draw'] = (fill) =>
  `<circle cx="5" cy="12" r="72" ${shadow}/><circle r="72" fill="${fill}"/><circle r="63" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="9"/><path d="M-50 36A62 62 0 0 0 56 26A72 72 0 0 1-50 36z" ${shadow}/><path d="M-24-26h.1M22-26h.1M0 2h.1M-26 26h.1M24 24h.1" stroke="#1c1206" stroke-opacity=".45" stroke-width="13" stroke-linecap="round"/>`

/** A shred of dried pulp: flat, torn at its ends. */
const shred: Crumb['draw'] = (fill) =>
  `<path d="M-46 6L-38-9L-10-14L18-9L44-15L50 1L22 9L-8 5L-30 15z" transform="translate(3 6)" ${shadow}/><path d="M-46 6L-38-9L-10-14L18-9L44-15L50 1L22 9L-8 5L-30 15z" fill="${fill}"/><path d="M-36-2L-8-8L18-4L42-9" fill="none" stroke="#fff" stroke-opacity=".26" stroke-width="4"/>`

export const crumbs = {
  pellet: { colours: ['#a88250', '#9c7746', '#b48d5a'], draw: cylinder(92, 36) },
  greenPellet: { colours: ['#7f8245', '#8b8b4c', '#71763c'], draw: cylinder(92, 36) },
  smallPellet: { colours: ['#9a8258', '#8d764d', '#a68e63'], draw: cylinder(54, 24) },
  cob: { colours: ['#7c7d3f', '#8a8747', '#6d7038'], draw: cylinder(128, 78) },
  barley: { colours: ['#dcb873', '#e5c583', '#cfa75f'], draw: flake(86, 58) },
  maize: { colours: ['#efb53d', '#f4c455', '#e3a32d'], draw: flake(80, 62) },
  bran: { colours: ['#c59a62', '#b3874f', '#d4ad78'], draw: flake(40, 27) },
  oat: { colours: ['#e0c58b', '#d6b778', '#ead3a0'], draw: grain(82, 28) },
  linseed: { colours: ['#7a4a26', '#8a5730', '#6a3d1d'], draw: grain(30, 17) },
  alfalfa: { colours: ['#7f9247', '#93a457', '#6c8039'], draw: stalk(104, 11) },
  hay: { colours: ['#c3b267', '#a9a355', '#d3c47d'], draw: stalk(132, 9) },
  straw: { colours: ['#d8c077', '#c9ae62', '#e4d08f'], draw: stalk(112, 10) },
  carrot: { colours: ['#e0782d', '#ea8a3e', '#cf6a22'], draw: dice(40) },
  apple: { colours: ['#ecdcae', '#e2cd96', '#d9b27c'], draw: dice(42) },
  beet: { colours: ['#a5916f', '#93805f', '#b8a481'], draw: shred },
  leaf: { colours: ['#5f7a3a', '#73904a', '#8aa263'], draw: leaf(58, 26) },
  stem: { colours: ['#8b8a4d', '#a09a5c', '#77773f'], draw: stalk(60, 7) },
  flower: { colours: ['#e3b02f', '#dba523'], draw: flower },
  seed: { colours: ['#a5925a', '#b8a56c', '#8e7c47'], draw: grain(34, 15) },
  bead: { colours: ['#c9bda1', '#b7aa8c', '#d8cdb4'], draw: bead(19) },
  dust: { colours: ['#efe6cf', '#e8ddc1', '#f5eedd'], draw: speck },
  biscuit: { colours: ['#b98447', '#a87439', '#c79355'], draw: biscuit },
} as const satisfies Record<string, Crumb>

export type CrumbName = keyof typeof crumbs

/** A colour made lighter (up to 1) or darker (down to −1). */
export function colourOf(hex: string, light: number): string {
  const target = light > 0 ? 255 : 20
  const part = Math.min(1, Math.abs(light))
  const channels = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16)
    return Math.round(value + (target - value) * part)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

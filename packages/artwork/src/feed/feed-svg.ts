import { type Brand, brandColours } from '../palette.ts'
import { groundShadow, picture } from '../svg.ts'
import { heap } from './heap.ts'
import type { Feed } from './structure.ts'

const [x, y, inner] = [400, 400, 322] as const
const room = { x: x - inner - 40, y: y - inner - 40, w: inner * 2 + 80, h: inner * 2 + 80 }

/** The feed itself, in an enamel bowl seen from above (PICTURES-7). It has no words, so all languages share it. */
export function feedSvg(feed: Feed, brand: Brand): string {
  const { brand: edge } = brandColours[brand]
  const liquid = liquids[feed.structure]
  return picture({ x: 40, y: 40, w: 720, h: 720 }, [
    groundShadow(x, y + 24, 390, 380),
    `<defs><clipPath id="inside"><circle cx="${x}" cy="${y}" r="${inner}"/></clipPath><radialGradient id="depth"><stop offset=".62" stop-color="#1c1206" stop-opacity="0"/><stop offset="1" stop-color="#1c1206" stop-opacity=".5"/></radialGradient><radialGradient id="rim" cx=".4" cy=".35"><stop offset=".7" stop-color="#fffdf6"/><stop offset=".93" stop-color="#e9e3d3"/><stop offset="1" stop-color="#cfc8b6"/></radialGradient></defs>`,
    `<circle cx="${x}" cy="${y}" r="360" fill="url(#rim)"/><circle cx="${x}" cy="${y}" r="356" fill="none" stroke="${edge}" stroke-width="9"/>`,
    `<g clip-path="url(#inside)">${liquid ? liquid() : heap(feed, room, 1.05)}<circle cx="${x}" cy="${y}" r="${inner}" fill="url(#depth)"/></g>`,
    `<path d="M150 262A290 290 0 0 1 330 112" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="10" stroke-linecap="round" transform="translate(-22 -22)"/>`,
  ])
}

const liquids: Partial<Record<Feed['structure'], () => string>> = {
  oil: () => liquid(['#f7d873', '#e3ac2d', '#a8720f']),
  syrup: () => liquid(['#a4632b', '#6d3712', '#3a1a07']),
}

/** Still and clear: the light on it and the ring where it meets the bowl. */
function liquid([light, main, deep]: readonly [string, string, string]): string {
  return [
    `<radialGradient id="liquid" cx=".4" cy=".36" r=".75"><stop offset="0" stop-color="${light}"/><stop offset=".55" stop-color="${main}"/><stop offset="1" stop-color="${deep}"/></radialGradient><circle cx="${x}" cy="${y}" r="${inner}" fill="url(#liquid)"/>`,
    `<circle cx="${x}" cy="${y}" r="${inner - 8}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="7"/>`,
    `<path d="M214 300C250 214 330 170 420 166C350 196 280 240 252 322C240 352 204 336 214 300z" fill="#fff" opacity=".5"/><ellipse cx="236" cy="378" rx="13" ry="20" fill="#fff" opacity=".45"/>`,
    `<circle cx="520" cy="520" r="26" fill="#fff" opacity=".12"/><circle cx="514" cy="512" r="9" fill="#fff" opacity=".4"/><circle cx="566" cy="470" r="13" fill="#fff" opacity=".12"/>`,
    `<path d="M560 590A250 250 0 0 1 330 640" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="12" stroke-linecap="round"/>`,
  ].join('')
}

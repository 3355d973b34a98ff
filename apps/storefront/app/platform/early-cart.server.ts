import { cartStorageKey } from './constants'

/**
 * SHELF-17: lines of the script in the head of every page. `askForCart` asks for what the pages of an order will show,
 * as the code of the cart would, while that code is still on its way. The cart takes the answers over, or asks itself.
 */
export const earlyCart = `
  function askForCart() {
    if (!/^\\/(cart|checkout\\/(billing|delivery|payment))\\/$/.test(location.pathname)) return
    try {
      const { id, siteId, languageId } = JSON.parse(localStorage.getItem('${cartStorageKey}'))
      const ask = async (method, path) => {
        const scope = { siteid: siteId, languageid: languageId, datetime: new Date().toISOString() }
        const headers = { ...scope, accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' }
        const answer = await fetch('/api/' + path, { method, headers })
        return answer.ok ? answer.json() : Promise.reject(answer.status)
      }
      const calculated = ask('POST', 'cartcalculation/' + id + '/calculate')
      const cart = calculated.then(() => ask('GET', 'cart/' + id))
      cart.catch(() => undefined)
      globalThis.earlyCart = { id, askedAt: Date.now(), answers: { calculate: calculated, get: cart } }
    } catch {}
  }`

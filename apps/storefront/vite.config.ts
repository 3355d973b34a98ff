import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compiledMessages } from './tooling/compiled-messages.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), compiledMessages()],
  // Everything is bundled into the server build except what the server process itself shares with it.
  ssr: { noExternal: ['icu-minify'] },
  environments: {
    // The server loads this entry, which answers pages with the router's own build.
    ssr: {
      build: {
        rolldownOptions: {
          input: './app/handle-page.ts',
          // What pages share is one file: each file more costs a start half a millisecond.
          output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } },
        },
      },
    },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } } } },
  },
  build: { manifest: true, assetsInlineLimit: 0, target: 'es2022' },
})

/**
 * A page loads three shared files and its own, instead of forty (decision 58). The first group that a module fits takes it,
 * and takes along what it imports that no earlier group has: so each stands after what it builds on.
 */
function chunkGroups() {
  const groups = [
    { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler|icu-minify)\// },
    { name: 'frame', test: isOfFrame, minShareCount: 2 },
    // What is on sale: cards, prices and the button to buy; checkout and the account do without.
    { name: 'goods', test: isOfGoods, minShareCount: 2 },
    // Why a call failed: for pages that may ask, the cart and forms, of which none brings the others.
    { name: 'problem', test: /app\/shared\/shop\/problem|api-client\/src\/api-error/, minShareCount: 2 },
    // Pages are read without the API: its calls come with the first of them, and those that `extended` takes with their pages.
    {
      name: 'api',
      test: /packages\/api-client\/src\/(?!addresses|customer|entrance|horses|passkeys|repeat-deliveries|reports|returns|review-form)|openapi-fetch|app\/shared\/shop\/use-api/,
    },
    // The cart loads for visitors who have one. What draws it stays apart: on a phone the first steps of checkout do without, and so
    // they do without its preview, which is for the header of the shop. How often a line comes is chosen on the cart page and, by some,
    // in that preview.
    { name: 'cart', test: isOfCart },
    { name: 'cart-views', test: isCartView, minShareCount: 2 },
    // On which days goods leave: for what comes again.
    { name: 'days', test: isOfDays, minShareCount: 2 },
    // What forms are made of, then the hook with the library; that of small forms stays apart.
    { name: 'fields', test: isField, minShareCount: 2 },
    // Rules and fields of people and addresses; those of a whole account come with its pages.
    { name: 'person', test: isOfPerson, minShareCount: 2 },
    {
      name: 'forms',
      test: /react-hook-form|app\/shared\/forms\/use-shop-form/,
      minShareCount: 2,
    },
    // Address fields: few of the forms have them.
    {
      name: 'address-fields',
      test: /app\/shared\/forms\/(address-fi|address-fo|country|place|split-street|use-address)/,
      minShareCount: 2,
    },
    // The address book of a customer.
    { name: 'address-book', test: isOfAddressBook, minShareCount: 2 },
    // What two of the first steps share; payment and the end have more of their own, and the summary and the address book come late.
    // Yards and pickup points are asked about in the delivery step.
    {
      name: 'checkout',
      test: /app\/(features\/checkout\/(?!payment|complete|order\/|addresses\/|pickup-points\/|delivery\/(delivery-wishes|lorry-phone|use-wishes)|steps\/(order-summary|change-cart|dutch-address-notice))|shared\/forms\/form-draft)/,
      minShareCount: 2,
    },
  ]
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }))
}

const cartViews = /app\/shared\/cart\/(cart-totals|free-delivery|line-parts|summary-lines)/

function isCartView(id: string): boolean {
  return cartViews.test(id)
}

function isOfCart(id: string): boolean {
  return (
    /app\/shared\/cart\/(?!mini-cart|next-day|order-pending|interval-field|pack-|use-)/.test(id) &&
    !isCartView(id)
  )
}

const addressBookFiles =
  /packages\/api-client\/src\/addresses|app\/shared\/addresses\/(entry-of|use-address-book|use-customer-book)/

function isOfAddressBook(id: string): boolean {
  return addressBookFiles.test(id)
}

const dayFiles =
  /packages\/domain\/src\/(delivery\/(holidays|parcel-days|store-closings)|repeat-delivery\/schedule|shared\/working-days)|app\/shared\/cart\/next-day/

function isOfDays(id: string): boolean {
  return dayFiles.test(id)
}

const personFiles =
  /packages\/domain\/src\/(accounts\/(?!field-limits|account-|profile-fields)|checkout|pricing)|app\/shared\/forms\/(address-lines|address-values|recipient-fields)/

function isOfPerson(id: string): boolean {
  return personFiles.test(id)
}

const fieldFiles =
  /packages\/domain\/src\/accounts\/field-limits|app\/ui\/(.*(?<!password)-field|field-frame|text-area|checkbox|radio-cards|notice)|app\/shared\/forms\/(form-face|form-frame|use-field-texts)/

function isField(id: string): boolean {
  return fieldFiles.test(id)
}

const goodsFiles =
  /app\/(features\/cart\/(add-button|buying|use-adding)|shared\/prices\/(price-notes|price-tag|stock-line|unit-name)|toolkit\/use-card-tracking|ui\/stars)/

function isOfGoods(id: string): boolean {
  return goodsFiles.test(id)
}

const frameFolders =
  /app\/(ui|toolkit|site|shared|pages\/frame-parts)|app\/features\/compare\/compare-(store|address|list)|packages\/(domain|messages)\/|packages\/api-client\/browser\//

/** Parts of those folders that only some pages have. */
const notOfFrame = [
  /app\/shared\/(cart|forms|account)\//,
  /app\/shared\/(addresses|prices\/agreed-price|shop\/(mailed-answer|problem|payment-marks|use-api)|opening-hours\/(week-of-hours|grouped-hours))/,
  /app\/ui\/(date-while-typing|dialog|disclosure|map-pin|pagination|password-field|quantity|quiet-select|prose)/,
  /app\/site\/(screens\/screen-text|footer\/legal-links|switch\/sibling-addresses)/,
  /packages\/domain\/src\/(reviews|horses|feed-advice|laboratory|orders\/withdrawal|payments|returns|catalogue\/facets)/,
  // What an account says of its customer, for the pages of the account.
  /packages\/domain\/src\/accounts\/(account-|profile-fields)/,
  // Passkeys come with the screens that ask for them, and their library with them.
  /packages\/api-client\/browser\/passkeys/,
  // A horse is chosen by some visitors; that there is one is asked on every product page.
  /app\/shared\/(horses\/(?!horse-text)|photos\/)|app\/shared\/lazy\/horse-/,
]

/** What every page of the shop shows or needs. */
function isOfFrame(id: string): boolean {
  return (
    frameFolders.test(id) &&
    !isOfGoods(id) &&
    !isField(id) &&
    !isOfPerson(id) &&
    !isOfDays(id) &&
    !notOfFrame.some((part) => part.test(id))
  )
}

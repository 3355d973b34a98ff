import type { Seeding } from '../../seed/seeding.ts'
import { productTypeOf } from '../analysis.ts'
import type { LaboratoryFile } from './laboratory-file.ts'
import { namedQuery } from '../../database/index.ts'

type Example = LaboratoryFile['examples'][number]

/** Examples keep their keys; one that left the file is gone (LABORATORY-12). They do not count in any average. */
export async function seedExamples(
  { client }: Seeding,
  examples: readonly Example[],
  refuse: (problem: string) => void,
): Promise<void> {
  const keys = examples.map(({ key }) => key)
  await client.query(
    namedQuery('delete from roughage_sample where is_example and result_key <> all(:keys::text[])', { keys }),
  )
  for (const example of examples) {
    const productType = productTypeOf(example.analysis)
    const { rowCount } = await client.query(namedQuery(writeSample, { ...example, productType }))
    if (rowCount === 0) refuse(`examples.${example.key}: there is no pack ${example.article}`)
    await client.query(namedQuery(writeValues, { key: example.key, values: JSON.stringify(example.values) }))
  }
}

const writeSample = `
  insert into roughage_sample (result_key, is_example, variant_id, sequence, product_type, sample_name, sample_type, status,
    ordered_on, received_on, result_on, advised_on)
  select :key, true, variant_id, 1, :productType, :name, :sample, 'advised', :orderedOn, :receivedOn, :measuredOn, :advisedOn
  from product_variant where article = :article
  on conflict (result_key) do update set variant_id = excluded.variant_id, product_type = excluded.product_type,
    sample_name = excluded.sample_name, sample_type = excluded.sample_type, ordered_on = excluded.ordered_on,
    received_on = excluded.received_on, result_on = excluded.result_on, advised_on = excluded.advised_on`

const writeValues = `
  with sample as (select sample_id from roughage_sample where result_key = :key),
  entered as (select sample_id, key code, value::float8 from sample, jsonb_each_text(:values::jsonb)),
  deleted_values as (
    delete from roughage_value v using sample
    where v.sample_id = sample.sample_id and v.code not in (select code from entered))
  insert into roughage_value (sample_id, code, value) select sample_id, code, value from entered
  on conflict (sample_id, code) do update set value = excluded.value`

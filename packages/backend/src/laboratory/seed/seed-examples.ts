import type { Seeding } from '../../seed/seeding.ts'
import { productTypeOf } from '../analysis.ts'
import type { LaboratoryFile } from './laboratory-file.ts'

type Example = LaboratoryFile['examples'][number]

/** LABORATORY-12: examples keep their keys; one that left the file is gone. They do not count in any average. */
export async function seedExamples(
  { client }: Seeding,
  examples: readonly Example[],
  refuse: (problem: string) => void,
): Promise<void> {
  await client.query('delete from roughage_sample where is_example and result_key <> all($1::text[])', [
    examples.map(({ key }) => key),
  ])
  for (const example of examples) {
    const { rowCount } = await client.query(writeSample, [
      example.key,
      example.article,
      productTypeOf(example.analysis),
      example.name,
      example.sample,
      example.orderedOn,
      example.receivedOn,
      example.measuredOn,
      example.advisedOn,
    ])
    if (rowCount === 0) refuse(`examples.${example.key}: there is no pack ${example.article}`)
    await client.query(writeValues, [example.key, JSON.stringify(example.values)])
  }
}

const writeSample = `
  insert into roughage_sample (result_key, is_example, variant_id, sequence, product_type, sample_name, sample_type, status,
    ordered_on, received_on, result_on, advised_on)
  select $1, true, variant_id, 1, $3, $4, $5, 'advised', $6, $7, $8, $9 from product_variant where article = $2
  on conflict (result_key) do update set variant_id = excluded.variant_id, product_type = excluded.product_type,
    sample_name = excluded.sample_name, sample_type = excluded.sample_type, ordered_on = excluded.ordered_on,
    received_on = excluded.received_on, result_on = excluded.result_on, advised_on = excluded.advised_on`

const writeValues = `
  with sample as (select sample_id from roughage_sample where result_key = $1),
  entered as (select sample_id, key code, value::float8 from sample, jsonb_each_text($2::jsonb)),
  gone as (
    delete from roughage_value v using sample
    where v.sample_id = sample.sample_id and v.code not in (select code from entered))
  insert into roughage_value (sample_id, code, value) select sample_id, code, value from entered
  on conflict (sample_id, code) do update set value = excluded.value`

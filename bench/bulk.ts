/**
 * Rows for a table in bulk: without its triggers and foreign keys, its indexes made afterwards at once. Ten million rows take minutes
 * so, where each row's own keys and indexes take an hour.
 */
export const bulk = (table: string, inserts: readonly string[]): string[] => [
  `create table bench_indice as select indexname, indexdef from pg_indexes i
   where tablename = '${table}' and not exists (select from pg_constraint where conname = i.indexname)`,
  `do $$ declare nome text; begin
     for nome in select indexname from bench_indice loop execute format('drop index %I', nome); end loop;
   end $$`,
  `alter table ${table} disable trigger all`,
  ...inserts,
  `alter table ${table} enable trigger all`,
  `do $$ declare indice text; begin
     perform set_config('maintenance_work_mem', '256MB', true);
     for indice in select indexdef from bench_indice loop execute indice; end loop;
   end $$`,
  'drop table bench_indice',
];

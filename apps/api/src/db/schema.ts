import type { AcessoTables } from './tables/acesso.ts';
import type { OperadoraTables } from './tables/operadora.ts';
import type { OuvidoriaTables } from './tables/ouvidoria.ts';
import type { SibTables } from './tables/sib.ts';

/** Every table, one file an area. */
export interface Database extends AcessoTables, OperadoraTables, OuvidoriaTables, SibTables {}

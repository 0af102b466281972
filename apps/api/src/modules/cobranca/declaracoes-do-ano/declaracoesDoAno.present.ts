import type { DeclaracaoDoAno } from '@vidas/api-client/cobranca/declaracoes-do-ano/declaracoesDoAno.contract.ts';
import { findable } from '../../../db/findable.ts';
import { presentPapel } from '../papeis-do-ano/saidas.present.ts';
import type { DeclaracaoDoAnoRow } from './declaracoesDoAno.sql.ts';

export const presentDeclaracaoDoAno = (row: DeclaracaoDoAnoRow): DeclaracaoDoAno => presentPapel(row);

findable(import.meta.url, { presentDeclaracaoDoAno });
